import { MAX_NOTE_CHARACTERS } from '../../domain/settings.ts';
import { charactersLeft, charactersOver } from '../../domain/text.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';

/**
 * Says below a note, reason, question or answer how many characters are left, or too many.
 * @param id the hint while it fits.
 */
export function useNoteHint(text: string, id: MessageId) {
  const t = useT();
  const limit = MAX_NOTE_CHARACTERS;
  const excess = charactersOver(text, limit);
  const isTooLong = excess > 0;
  const hint = isTooLong
    ? t('shell.field.too-long', { excess, limit })
    : t(id, { left: charactersLeft(text, limit) });
  return { isTooLong, hint };
}
