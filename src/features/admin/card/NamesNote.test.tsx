import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { NamesNote } from './NamesNote.tsx';

const APPLIED = { profession: 'trekking', certification_level: 'certified' } as const;

test.each([
  ['ნინო ბერიძე', 'ნინო ბერიძე', 'Nino Beridze', false],
  ['Eve Attacker', 'გიორგი ბერიძე', 'Giorgi Beridze', true],
  ['Eve Attacker', '', 'Giorgi Beridze', true],
])('%s, %s, %s: warns: %s', async (full_name, georgian_name, latin_name, warns) => {
  const applied = { ...APPLIED, full_name, georgian_name, latin_name };
  await renderInLang(<NamesNote applied={applied} />, 'en', ['shell', 'admin']);
  expect(screen.queryByText(/do not seem to belong to the same person: Eve Attacker/u) !== null).toBe(warns);
});
