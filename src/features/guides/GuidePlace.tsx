import type { GuideText } from '../../i18n/guide-texts.ts';
import { MarkedList } from '../../ui/text/MarkedList.tsx';

/** The guide's location: an address as written, or regions and the country. */
export function GuidePlace({ address: { text, lang } }: { readonly address: GuideText }) {
  return <span lang={lang}>{lang === undefined ? <MarkedList text={text} /> : text}</span>;
}
