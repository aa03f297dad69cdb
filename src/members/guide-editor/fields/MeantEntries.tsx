import Link from '@mui/material/Link';
import type { SyntheticEvent } from 'react';
import type { CodeNames } from '../../../domain/guide/field-kinds.ts';
import { entryName } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { MeantEntry } from './meant-entries.ts';

interface MeantEntriesProps {
  readonly entries: readonly MeantEntry[];
  readonly names: CodeNames;
  readonly onTake: (entry: MeantEntry) => void;
  readonly onConfirm: (entry: MeantEntry) => void;
}

/**
 * The surrounding list would handle a click as one on its own input, and Backspace as deleting its last
 * entry.
 */
function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** Suggests corrections of typing errors in the line of the hint, so that nothing below moves. */
export function MeantEntries({ entries, names, onTake, onConfirm }: MeantEntriesProps) {
  const t = useT();
  const lang = useLang();
  return (
    <span role="status">
      {entries.map((entry) => {
        const { typed } = entry;
        const known = entryName(entry.code, names, lang);
        return (
          <span key={typed} style={{ display: 'block' }}>
            {t('editor.did-you-mean', { typed, known })}{' '}
            <Answer text={t('editor.did-mean', { known })} onGive={() => onTake(entry)} />{' '}
            <Answer text={t('editor.entry-keep', { typed })} onGive={() => onConfirm(entry)} />
          </span>
        );
      })}
    </span>
  );
}

function Answer({ text, onGive }: { readonly text: string; readonly onGive: () => void }) {
  return (
    <Link
      component="button"
      type="button"
      sx={{ font: 'inherit', fontWeight: 600, verticalAlign: 'baseline', mr: 1 }}
      onKeyDown={stop}
      onMouseDown={stop}
      onClick={(event) => {
        stop(event);
        onGive();
      }}
    >
      {text}
    </Link>
  );
}
