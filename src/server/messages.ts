import { PAGE_LANGS, type Lang } from '../domain/lang.ts';
import { recordOf } from '../domain/record-of.ts';
import type { CompiledMessages } from '../i18n/catalogue.ts';

const areas = Object.entries(
  import.meta.glob<CompiledMessages>('../i18n/messages/*/*.json', { import: 'default', eager: true }),
);

export const MESSAGES = recordOf<Record<Lang, CompiledMessages>>(PAGE_LANGS, (lang) =>
  Object.assign({}, ...areas.flatMap(([file, messages]) => (file.includes(`/${lang}/`) ? [messages] : []))),
);
