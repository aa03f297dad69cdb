/** Account names as a sign-in provider may supply them, and the names stored for each. */
export interface DisplayName {
  readonly display_name: string;
  readonly first_name: string;
  readonly last_name: string;
}

function one(display_name: string, first_name: string, last_name: string): DisplayName {
  return { display_name, first_name, last_name };
}

export const DISPLAY_NAMES: readonly DisplayName[] = [
  one('გიორგი ბერიძე', 'გიორგი', 'ბერიძე'),
  one('ᲜᲘᲜᲝ ᲐᲓᲐᲛᲘᲐ', 'ნინო', 'ადამია'),
  one('🏔 Giorgi 🧗\u200D♀️ Beridze 2', 'Giorgi', 'Beridze'),
  one('🏔️⛷️', '', ''),
  one('12345', '', ''),
  one('giorgi.beridze_85', 'giorgi', 'beridze'),
  one('Giorgi (Gio) Beridze', 'Giorgi', 'Gio Beridze'),
  one('Nino', 'Nino', ''),
  // Two scripts: a word goes to the field of its script, or is left out.
  one('ნინო Adamia', 'ნინო', 'Adamia'),
  one('N\u0456no Adamia', '', 'Adamia'),
  one('Nino Адамia', 'Nino', ''),
  one('N\u0456no Adаmia', '', ''),
  one('ｎｉｎｏ 𝓐𝓭𝓪𝓶𝓲𝓪', 'nino', 'Adamia'),
  one('Anne‐Marie O`Neill', 'Anne-Marie', 'O’Neill'),
  one("-- 'Nino' --", 'Nino', ''),
  one('\u0301Nino Z\u0335\u0336\u0337o', 'Nino', ''),
  one('\u202EaimadA oniN', 'aimadA', 'oniN'),
  one(`${'a'.repeat(300)} ${'b'.repeat(300)}`, 'a'.repeat(60), 'b'.repeat(60)),
  one('', '', ''),
  one(' \t \u00A0 \u3000 ', '', ''),
  one('\uFEFF\u200B\u2800\u3164', '', ''),
  one('<b>Nino</b>', 'b', 'Nino b'),
];
