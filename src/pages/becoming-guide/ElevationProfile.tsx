import type { TitledText } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { InlineText } from '../../ui/text/InlineText.tsx';
import { PROFILE_HEIGHT, PROFILE_WIDTH, profilePath, stageMarks } from './elevation-profile.ts';
import './ElevationProfile.css';

/** Steps as camps on an elevation profile; on narrow screens the line runs next to them. */
export function ElevationProfile({ steps }: { readonly steps: readonly TitledText[] }) {
  const marks = stageMarks(steps.length);
  return (
    <div className="profile">
      <svg
        className="profile__drawing"
        viewBox={`0 0 ${PROFILE_WIDTH} ${PROFILE_HEIGHT}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className="profile__ground" d={`${profilePath()} V${PROFILE_HEIGHT} H0 Z`} />
        <path className="profile__line" d={profilePath()} />
        {marks.map(({ x, y }) => (
          <g key={x}>
            <path className="profile__plumb" d={`M${x} ${y} V${PROFILE_HEIGHT}`} />
            <circle className="profile__camp" cx={x} cy={y} r="7" />
          </g>
        ))}
      </svg>
      <ol className="plain-list profile__steps">
        <TitledTexts items={steps} />
      </ol>
    </div>
  );
}

export function TitledTexts({ items }: { readonly items: readonly TitledText[] }) {
  const lang = useLang();
  return items.map(({ title, text }) => (
    <li key={title[lang]}>
      <h3>{title[lang]}</h3>
      <p>
        <InlineText text={text[lang]} />
      </p>
    </li>
  ));
}
