import TextField from '@mui/material/TextField';
import { startTransition, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { showWhole } from '../../../browser/show-whole.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LOW_WINDOW } from '../../../theme/conditions.ts';

export interface NoteHandle {
  /** What stands in the field now; the desk follows a moment later. */
  readonly text: () => string;
  readonly replace: (text: string) => void;
  readonly focus: () => void;
}

interface NoteFieldProps {
  readonly ref: Ref<NoteHandle>;
  readonly requestId: string;
  readonly name: string;
  /** What the desk kept of the card's note; the field goes on from there. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** What is asked of the officer in the place of the hint. */
  readonly question: string | undefined;
}

/** The note to the guide. It keeps what is typed itself and tells the desk after it is drawn, so that no letter waits for the list. */
export function NoteField({ ref, requestId, name, note, onNote, question }: NoteFieldProps) {
  const t = useT();
  const [text, setText] = useState(note);
  const field = useRef<HTMLTextAreaElement>(null);
  const replace = (next: string) => {
    setText(next);
    startTransition(() => onNote(next));
  };
  useImperativeHandle(ref, () => ({ text: () => text, replace, focus: () => field.current?.focus() }));
  const left = Math.max(0, LIMITS.adminNotes - Array.from(text).length);
  return (
    <TextField
      id={`note-${requestId}`}
      label={t('admin.notes')}
      value={text}
      onChange={(event) => replace(event.target.value)}
      multiline
      minRows={2}
      fullWidth
      error={question !== undefined}
      helperText={question ?? t('admin.notes-hint', { left })}
      inputRef={field}
      // Not behind the buttons when it has the focus.
      onKeyUp={showWhole}
      sx={{ '& textarea': { scrollMarginBottom: '12rem', [LOW_WINDOW]: { scrollMarginBottom: 0 } } }}
      slotProps={{
        // Small and above the field the whole Georgian label has room on a telephone.
        inputLabel: { shrink: true },
        htmlInput: { maxLength: LIMITS.adminNotes, 'aria-label': t('admin.notes-for', { name }) },
      }}
    />
  );
}
