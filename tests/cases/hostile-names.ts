/** Names that try to be more than names where they are shown. The rules refuse them; what draws a page or an email must not rely on that. */
export const HOSTILE_NAMES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</title></textarea></script><b>bold</b>',
  '" autofocus onfocus="alert(1)',
  "' onmouseover='alert(1)",
  'Nino \u202Eezdireb\u2066\u200F &lt;b&gt;',
  '${7*7}{{7*7}}{name}',
] as const;
