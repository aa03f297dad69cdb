import { styled } from '@mui/material/styles';
import type { Lang, Localized } from '../../domain/lang.ts';
import { InlineText } from './InlineText.tsx';

interface FactBoxProps {
  readonly entries: readonly { readonly label: Localized | string; readonly value: Localized | string }[];
  readonly lang: Lang;
  readonly title?: Localized | undefined;
}

/** A box of facts: duration, hours, cost, level; the same on all pages. */
export function FactBox({ entries, lang, title }: FactBoxProps) {
  const written = (text: Localized | string) => (typeof text === 'string' ? text : text[lang]);
  return (
    <Box className="fact-box">
      {title && <strong>{title[lang]}</strong>}
      <dl>
        {entries.map(({ label, value }) => (
          <div key={written(label)}>
            <dt>{written(label)}</dt>
            <dd>
              <InlineText text={written(value)} />
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  paddingBlock: '0.75rem',
  borderBlockStart: `3px solid ${theme.vars.palette.primary.main}`,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  lineHeight: 1.45,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    gap: '0.875rem 1.5rem',
  },
  '& strong + dl': { marginBlockStart: '0.5rem' },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { marginBlockStart: '0.125rem', fontWeight: 600, textWrap: 'balance' },
  // A target of 24 pixels.
  '& dd a': { paddingBlock: '2px' },
}));
