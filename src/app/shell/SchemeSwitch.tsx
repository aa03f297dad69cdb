import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { chooseColorScheme, useColorScheme } from '../color-scheme.ts';

/** Follows the system until it is pressed for the first time. */
export function SchemeSwitch() {
  const t = useT();
  const isDark = useColorScheme() === 'dark';
  return (
    <button
      type="button"
      className="tool-button scheme-switch"
      aria-label={t('shell.darkColors')}
      aria-pressed={isDark}
      onClick={() => chooseColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}
