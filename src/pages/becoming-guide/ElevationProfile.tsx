import { styled } from '@mui/material/styles';
import type { TitledText } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { TitledItem } from '../../ui/text/TitledTexts.tsx';
import { PROFILE_HEIGHT, PROFILE_WIDTH, profilePath, stageMarks } from './elevation-profile.ts';

/** Steps as camps on an elevation profile; on narrow screens the line runs next to them. */
export function ElevationProfile({ steps }: { readonly steps: readonly TitledText[] }) {
  const lang = useLang();
  const marks = stageMarks(steps.length);
  return (
    <>
      <Drawing viewBox={`0 0 ${PROFILE_WIDTH} ${PROFILE_HEIGHT}`} aria-hidden="true">
        <path className="ground" d={`${profilePath()} V${PROFILE_HEIGHT} H0 Z`} />
        <path className="line" d={profilePath()} />
        {marks.map(({ x, y }) => (
          <g key={x}>
            <path className="plumb" d={`M${x} ${y} V${PROFILE_HEIGHT}`} />
            <circle cx={x} cy={y} r="7" />
          </g>
        ))}
      </Drawing>
      <Steps className="plain-list">
        {steps.map(({ title, text }, index) => (
          <li key={title[lang]}>
            <TitledItem title={`${index + 1}. ${title[lang]}`} text={text[lang]} />
          </li>
        ))}
      </Steps>
    </>
  );
}

const Drawing = styled('svg')(({ theme: { breakpoints, vars } }) => ({
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  fill: 'none',
  '& .ground': { fill: vars.palette.scheme.ice },
  '& .line': { stroke: vars.palette.primary.main, strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& .plumb': {
    stroke: vars.palette.scheme.lineStrong,
    strokeWidth: 1.25,
    strokeDasharray: '2 5',
    [breakpoints.down(64)]: { display: 'none' },
  },
  '& circle': {
    fill: vars.palette.background.default,
    stroke: vars.palette.secondary.main,
    strokeWidth: 4,
  },
}));

/** Four columns, or one above the other. */
const Steps = styled('ol')(({ theme: { breakpoints, vars } }) => ({
  [breakpoints.down(64)]: {
    marginBlockStart: '1rem',
    borderInlineStart: `2px solid ${vars.palette.primary.main}`,
    '& li': { position: 'relative', padding: '0 0 1.5rem 1.5rem' },
    '& li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-0.5rem',
      insetBlockStart: '0.5rem',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      border: `3px solid ${vars.palette.secondary.main}`,
      borderRadius: '50%',
      background: vars.palette.background.default,
    },
  },
  [breakpoints.up(64)]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    borderBlockStart: `2px solid ${vars.palette.primary.main}`,
    '& li': {
      padding: '1rem 1rem 0',
      borderInlineEnd: `1px dashed ${vars.palette.scheme.lineStrong}`,
    },
  },
}));
