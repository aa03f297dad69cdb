import TextField from '@mui/material/TextField';
import { startTransition, useState } from 'react';
import { useTimeout } from '../../../browser/use-timer.ts';

/** ms after the last keystroke: what is typed on the way to a word asks for nothing. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Gets what was typed once it rests, and '' at once. */
  readonly onSearch: (text: string) => void;
}

/** A field to search by. */
export function SearchField({ label, hint, onSearch }: SearchFieldProps) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const ask = (typed: string) => {
    setAsked(typed);
    // No letter waits until what was found is drawn.
    startTransition(() => onSearch(typed));
  };
  return (
    <>
      <TextField
        type="search"
        size="small"
        label={label}
        helperText={hint}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value.trim() === '') ask('');
        }}
        sx={{ flex: { xs: '1 1 100%', md: '0 1 32rem' } }}
      />
      {text === asked ? null : <Pause key={text} onEnd={() => ask(text)} />}
    </>
  );
}

/** Begins anew with every keystroke. */
function Pause({ onEnd }: { readonly onEnd: () => void }) {
  useTimeout(onEnd, PAUSE_MS);
  return null;
}
