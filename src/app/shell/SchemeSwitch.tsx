import { useColorScheme } from '@mui/material/styles';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Follows the system until it is pressed once. */
export function SchemeSwitch() {
  const t = useT();
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <button
      type="button"
      className="tool-button scheme-switch"
      aria-label={t('shell.darkColors')}
      aria-pressed={isDark}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}
