import TextField from '@mui/material/TextField';
import { startTransition, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { MAX_NOTE_CHARACTERS } from '../../../domain/settings.ts';
import { charactersLeft, charactersOver } from '../../../domain/text.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LOW_WINDOW } from '../../../theme/conditions.ts';
import { DESK_KEYS } from '../desk/desk-keys.ts';

/** Says below a note or reason how many characters are left, or too many. @param id the hint while it fits. */
export function useNoteHint(text: string, id: 'admin.notes-hint' | 'admin.reason-hint') {
  const t = useT();
  const limit = MAX_NOTE_CHARACTERS;
  const excess = charactersOver(text, limit);
  const isTooLong = excess > 0;
  const hint = isTooLong
    ? t('shell.field.too-long', { excess, limit })
    : t(id, { left: charactersLeft(text, limit) });
  return { isTooLong, hint };
}

export interface NoteHandle {
  /** Returns the current text of the field; the desk's state is updated slightly later. */
  readonly text: () => string;
  readonly replace: (text: string) => void;
  readonly focus: () => void;
  /** Scrolls the field into view if necessary. */
  readonly show: () => void;
}

interface NoteFieldProps {
  readonly ref: Ref<NoteHandle>;
  readonly requestId: string;
  readonly name: string;
  /** The note as the desk has stored it; the field continues from there. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** A question to the admin, shown instead of the hint. */
  readonly question: string | undefined;
}

/**
 * Height of the row of buttons that covers the foot of the window or card: two lines, two buttons and
 * their gaps.
 */
const ABOVE_BUTTONS = { scrollMarginBottom: '9.5rem', [LOW_WINDOW]: { scrollMarginBottom: 0 } } as const;

/** Includes the text below the field, which browsers would leave behind the buttons. */
function show(field: HTMLElement | null): void {
  field?.scrollIntoView({ block: 'nearest' });
}

/**
 * The note to the guide. Keeps its own state and notifies the desk after the paint, so that keystrokes do not
 * wait for the list to render.
 */
export function NoteField({ ref, requestId, name, note, onNote, question }: NoteFieldProps) {
  const t = useT();
  const [text, setText] = useState(note);
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { isTooLong, hint } = useNoteHint(text, 'admin.notes-hint');
  useEffect(() => {
    if (question !== undefined || isTooLong) show(whole.current);
  }, [question, isTooLong]);
  const replace = (next: string) => {
    setText(next);
    startTransition(() => onNote(next));
  };
  useImperativeHandle(ref, () => ({
    text: () => text,
    replace,
    focus: () => field.current?.focus(),
    show: () => show(whole.current),
  }));
  return (
    <TextField
      ref={whole}
      id={`note-${requestId}`}
      label={t('admin.notes')}
      value={text}
      onChange={(event) => replace(event.target.value)}
      multiline
      minRows={2}
      fullWidth
      error={question !== undefined || isTooLong}
      helperText={question ?? hint}
      inputRef={field}
      // Runs on key or button release, because a click target must not move while it is pressed.
      onKeyUp={() => show(whole.current)}
      onClick={() => show(whole.current)}
      sx={ABOVE_BUTTONS}
      slotProps={{
        htmlInput: {
          'aria-label': t('admin.notes-for', { name }),
          'aria-keyshortcuts': DESK_KEYS.note,
        },
      }}
    />
  );
}
