import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import type { Cursor, Found, Live, Row } from '../../firebase/firestore/live.ts';
import { useT } from '../../../i18n/use-t.ts';

const NONE: readonly never[] = [];

/** After which document each page starts, up to the current one. */
const FIRST: readonly (Cursor | undefined)[] = [undefined];

/** A page of a list with the functions to go to its neighbours; undefined if there is none. */
export interface PageOf<T> {
  readonly rows: readonly Row<T>[];
  /** Starts at 1. */
  readonly page: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** Splits a list into pages by cursors. */
export function usePages() {
  const [starts, setStarts] = useState(FIRST);
  const after = starts.at(-1);
  const previous = () => setStarts((known) => known.slice(0, -1));
  return {
    /** Cursor after which the page starts; undefined for the first page. */
    after,
    /** Returns the current page from the state of its query; no rows while it is loading. */
    ofQuery<T>(state: Live<Found<T>>): PageOf<T> {
      const found = state.status === 'ready' ? state.data : undefined;
      const end = found?.count === PAGE_SIZE ? found.last : undefined;
      return {
        rows: found?.rows ?? NONE,
        page: starts.length,
        onPrevious: starts.length > 1 ? previous : undefined,
        onNext: end && (() => setStarts((known) => [...known, end])),
      };
    },
  };
}

type PagerProps = Pick<PageOf<unknown>, 'page' | 'onPrevious' | 'onNext'>;

/** Buttons for the previous and next page; renders nothing for a single page. */
export function Pager({ page, onPrevious, onNext }: PagerProps) {
  const t = useT();
  if (!onPrevious && !onNext) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mt: 3, flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={!onPrevious} onClick={onPrevious}>
        {t('admin.previous')}
      </Button>
      <Typography aria-live="polite">{t('admin.page', { page })}</Typography>
      <Button variant="outlined" disabled={!onNext} onClick={onNext}>
        {t('admin.next')}
      </Button>
    </Stack>
  );
}
