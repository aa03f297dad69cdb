import type { Theme } from '@mui/material/styles';

/** A dark band of both schemes. */
export function night({ vars }: Theme) {
  const { night: background, onNight, focusOnNight } = vars.palette.scheme;
  return { backgroundColor: background, color: onNight, '--focus-ring': focusOnNight };
}
