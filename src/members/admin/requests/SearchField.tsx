import TextField from '@mui/material/TextField';
import { startTransition, useState } from 'react';
import { useTimeout } from '../../../browser/use-timer.ts';
import { MOST_SEARCHED } from '../desk-address.ts';

/** Debounce in ms after the last keystroke. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The text of the present search; another one than was typed replaces it. */
  readonly searched: string;
  /** Receives the debounced text; '' is passed immediately. */
  readonly onSearch: (text: string) => void;
}

export function SearchField({ label, hint, searched, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(searched);
  /** What was typed last that is being searched by. */
  const [sent, setSent] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (searched !== known) {
    setKnown(searched);
    // By a link, Back, or another tab.
    if (searched !== sent) {
      setText(searched);
      setSent(searched);
    }
  }
  const search = (typed: string) => {
    setSent(typed);
    // In a transition, so that typing does not wait for the results to render.
    startTransition(() => onSearch(typed.trim() === '' ? '' : typed));
  };
  return (
    <>
      <TextField
        type="search"
        size="small"
        label={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value.trim() === '') search(event.target.value);
        }}
        // Beside the heading it takes no more room than a button.
        slotProps={{
          inputLabel: { sx: { display: { md: 'none' } } },
          htmlInput: { 'aria-label': label, placeholder: hint, maxLength: MOST_SEARCHED },
        }}
        sx={{ flex: { xs: '1 1 100%', md: '1 1 16rem' }, maxWidth: { md: '32rem' } }}
      />
      {text === sent ? null : <Pause key={text} onEnd={() => search(text)} />}
    </>
  );
}

/** Restarted with every keystroke. */
function Pause({ onEnd }: { readonly onEnd: () => void }) {
  useTimeout(onEnd, PAUSE_MS);
  return null;
}
