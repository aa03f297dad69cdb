import TextField from '@mui/material/TextField';
import { startTransition, useState } from 'react';
import { useTimeout } from '../../../browser/use-timer.ts';

/** Debounce in ms after the last keystroke. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The initial search text; if not empty, the field gets the focus. */
  readonly initial: string;
  /** Receives the debounced text; '' is passed immediately. */
  readonly onSearch: (text: string) => void;
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

export function SearchField({ label, hint, initial, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(initial);
  const [searched, setSearched] = useState(initial);
  const [startsFocused] = useState(initial !== '');
  const search = (typed: string) => {
    setSearched(typed);
    // In a transition, so that typing does not wait for the results to render.
    startTransition(() => onSearch(typed));
  };
  return (
    <>
      <TextField
        type="search"
        size="small"
        label={label}
        {...(startsFocused ? { inputRef: focus } : {})}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value.trim() === '') search('');
        }}
        // Beside the heading it takes no more room than a button.
        slotProps={{
          inputLabel: { sx: { display: { md: 'none' } } },
          htmlInput: { 'aria-label': label, placeholder: hint },
        }}
        sx={{ flex: { xs: '1 1 100%', md: '0 1 30rem' } }}
      />
      {text === searched ? null : <Pause key={text} onEnd={() => search(text)} />}
    </>
  );
}

/** Restarted with every keystroke. */
function Pause({ onEnd }: { readonly onEnd: () => void }) {
  useTimeout(onEnd, PAUSE_MS);
  return null;
}
