import type { GuideText } from '../../i18n/guide-texts.ts';
import { MarkedList } from '../../ui/text/MarkedList.tsx';

/** Where the guide is found: an address as the guide wrote it, or regions and the country. */
export function GuidePlace({ address: { text, lang } }: { readonly address: GuideText }) {
  return <span lang={lang}>{lang === undefined ? <MarkedList text={text} /> : text}</span>;
}
