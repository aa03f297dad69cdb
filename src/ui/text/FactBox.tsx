import type { FactEntry } from '../../content/schema.ts';
import type { Lang, Localized } from '../../domain/lang.ts';
import { localized } from '../../i18n/localized.ts';
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
      {title === undefined ? null : <p className="fact-box__title">{localized(title, lang)}</p>}
      <dl>
        {entries.map(({ label, value }) => (
          <div key={localized(label, lang)}>
            <dt>{localized(label, lang)}</dt>
            <dd>
              <InlineText text={localized(value, lang)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
