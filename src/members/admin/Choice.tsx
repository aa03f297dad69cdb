import TextField from '@mui/material/TextField';

interface ChoiceProps {
  /** For screen readers: the choices say what they are about, so that a row of fields has the room of labels. */
  readonly label: string;
  readonly value: string;
  /** Without a text, the value is shown. */
  readonly choices: readonly (readonly [value: string, text?: string])[];
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      sx={{ flex: '1 1 8rem', '& select': { textOverflow: 'ellipsis' } }}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      {choices.map(([one, text = one]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
