import { Fragment } from 'react';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { useLang } from '../../i18n/lang-context.ts';

/** The entries of a list on one line; entries in the other script are marked with their language. */
export function MarkedList({ text }: { readonly text: string }) {
  const pageLang = useLang();
  return text.split(', ').map((entry, index) => {
    const lang = /\p{L}/u.test(entry) ? langOfText(entry) : pageLang;
    return (
      <Fragment key={entry}>
        {index > 0 ? ', ' : null}
        {lang === pageLang ? entry : <span lang={lang}>{entry}</span>}
      </Fragment>
    );
  });
}
