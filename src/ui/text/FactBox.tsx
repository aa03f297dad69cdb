import type { FactEntry } from '../../content/schema.ts';
import type { Lang, Localized } from '../../domain/lang.ts';
import { InlineText } from './InlineText.tsx';
import './FactBox.css';

interface FactBoxProps {
  readonly entries: readonly FactEntry[];
  readonly lang: Lang;
  readonly title?: Localized;
}

/** A box of facts: duration, hours, cost, level; the same on all pages. */
export function FactBox({ entries, lang, title }: FactBoxProps) {
  return (
    <div className="fact-box">
      {title === undefined ? null : <p className="fact-box__title">{title[lang]}</p>}
      <dl>
        {entries.map(({ label, value }) => (
          <div key={label[lang]}>
            <dt>{label[lang]}</dt>
            <dd>
              <InlineText text={value[lang]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
