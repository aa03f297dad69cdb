import { useLang } from '../../i18n/lang-context.ts';
import { pageTitle } from '../../ui/page/page-title.ts';

/** The title of a screen; React moves it into `<head>`. */
export function MembersTitle({ title }: { readonly title: string }) {
  return <title>{pageTitle(title, useLang())}</title>;
}
