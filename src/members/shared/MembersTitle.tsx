import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';

/** The title of a screen; React moves it into `<head>`. */
export function MembersTitle({ title }: { readonly title: string }) {
  return <title>{`${title} – ${site.shortName[useLang()]}`}</title>;
}
