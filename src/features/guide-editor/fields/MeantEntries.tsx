import Link from '@mui/material/Link';
import type { SyntheticEvent } from 'react';
import type { CodeNames } from '../../../domain/guide/field-kinds.ts';
import { entryName } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { MeantEntry } from './use-meant-entries.ts';

interface MeantEntriesProps {
  readonly entries: readonly MeantEntry[];
  readonly names: CodeNames;
  readonly onTake: (entry: MeantEntry) => void;
}

/**
 * The surrounding list would handle a click as one on its own input, and Backspace as deleting its last
 * entry.
 */
function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** Suggests corrections of typing errors in the line of the hint, so that nothing below moves. */
export function MeantEntries({ entries, names, onTake }: MeantEntriesProps) {
  const t = useT();
  const lang = useLang();
  return (
    <span role="status">
      {entries.map((entry) => {
        const known = entryName(entry.code, names, lang);
        return (
          <span key={entry.typed} style={{ display: 'block' }}>
            {t('editor.did-you-mean', { typed: entry.typed, known })}{' '}
            <Link
              component="button"
              type="button"
              sx={{ font: 'inherit', fontWeight: 600, verticalAlign: 'baseline' }}
              onKeyDown={stop}
              onMouseDown={stop}
              onClick={(event) => {
                stop(event);
                onTake(entry);
              }}
            >
              {t('editor.did-mean', { known })}
            </Link>
          </span>
        );
      })}
    </span>
  );
}
