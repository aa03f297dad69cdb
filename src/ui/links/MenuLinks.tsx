import type { MessageId } from '../../i18n/catalogue.ts';

export interface MenuLink {
  /** Path without the language prefix. */
  readonly to: string;
  readonly label: MessageId;
}
