import { describe, expect, it } from 'vitest';
import { uploadedFiles } from '../../../src/domain/content/uploads.ts';
import { checkFile } from './check-file.ts';

const check = (content: string, name = 'a.svg') => checkFile(Buffer.from(content), name);
const svg = (inside: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;

describe('a file for visitors', () => {
  it.each([
    ['%PDF-1.7 text', 'Statute of 2026.pdf', 'statute-of-2026.pdf'],
    ['PK\u0003\u0004 entries', 'წესდება.zip', 'tsesdeba.zip'],
    ['%PDF-1.7 text', 'page.html', 'page.pdf'],
    ['%PDF-1.7 <script>', 'Version 1.2 final.pdf', 'version-1-2-final.pdf'],
    ['%PDF-1.7 text', `${'x'.repeat(61)}.pdf`, `${'x'.repeat(60)}.pdf`],
    [svg('<path d="M0 0"/>'), '???', 'file.svg'],
  ])('%j as %j is stored as %j, known by its content', (content, name, end) => {
    const checked = check(content, name);
    const path = 'path' in checked ? checked.path : '';
    expect(path).toMatch(/^\/files\/[0-9a-f]{20}-/u);
    expect(path.endsWith(`-${end}`)).toBe(true);
    expect(uploadedFiles(`[a](${path})`)).toEqual([path]);
  });

  it.each([
    '',
    '<html><svg></svg></html>',
    'MZ program',
    ' %PDF-1.7',
    'PK\u0005\u0006',
    'text <svg ',
    '\u{fffe}',
    '<svgx>',
    '<![CDATA[<svg ></svg>',
  ])('%j is refused', (content) => {
    expect(check(content)).toEqual({ fault: 'no-file' });
  });

  it('in another encoding is refused', () => {
    expect(checkFile(Buffer.from(svg(''), 'utf16le'), 'a.svg')).toEqual({ fault: 'no-file' });
    expect(checkFile(Buffer.from(svg('<title>é</title>'), 'latin1'), 'a.svg')).toEqual({ fault: 'no-file' });
    expect(checkFile(Buffer.from([0xff, 0xfe, 0x3c]), 'a.svg')).toEqual({ fault: 'no-file' });
  });
});

describe('a drawing', () => {
  it.each([
    svg(
      '<defs><path id="a"/></defs><use href="#a"/><use xlink:href = \'#a\'/><rect fill="url(#b)" style="stroke:url(\'#b\')"/>',
    ),
    svg(
      '<style><![CDATA[.a{fill:#fff}]]></style><!-- a --><title>Peak &amp; hut</title>',
      '<?xml version="1.0" encoding="UTF-8"?>\n',
    ),
    svg(
      '',
      '\uFEFF<!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">',
    ),
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
  ])('that only draws is taken: %s', (content) => {
    expect(check(content)).toHaveProperty('path');
  });

  it.each([
    svg('<script>1</script>'),
    svg('<SCRIPT href="#a"/>'),
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'),
    svg('<foreignObject><p/></foreignObject>'),
    ...['iframe', 'embed', 'object', 'audio', 'video', 'handler'].map((name) => svg(`<${name}/>`)),
    svg('<g onload="a()"/>'),
    svg('<g id="a"/onclick = "a()"/>'),
    svg('<image href="https://a.org/a.png"/>'),
    svg('<image xlink:href = "data:image/png;base64,AA"/>'),
    svg('<use href=a.svg#b />'),
    svg('<a href="javascript:a()"/>'),
    svg('<animate values="#a;javascript:a()"/>'),
    svg('<image src="a.png"/>'),
    svg('<image src = "a.png"/>'),
    svg('<set attributeName="href" to="#a"/>'),
    svg('<set attributeName = " href" to="#a"/>'),
    svg("<animate attributeName='xlink:href'/>"),
    svg('<set attributeName="onclick" to="a()"/>'),
    svg('<style>@import "a.css";</style>'),
    svg('<style>@<!-- -->import "a.css"</style>'),
    svg('<style><![CDATA[@]]><![CDATA[import "a.css"]]></style>'),
    svg('<![CDATA[<!--]]><script>1</script><!-- -->'),
    svg('<![CDATA[<!--]]><style>@<![CDATA[i]]>mport "a.css"</style><!-- -->'),
    svg('<![CDATA[<!--]]><style>@<!-- -->import "a.css"</style>'),
    svg('<!-- <![CDATA[ --><style>@<![CDATA[i]]>mport "a.css"</style>'),
    svg('<rect style="fill:image-set(\'a.png\' 1x)"/>'),
    svg('<rect style="fill:src(\'a.svg\')"/>'),
    svg('<set attributeName="xlink&colon;href" to="javascript&colon;a()"/>'),
    svg('<h:meta xmlns:h="http://www.w3.org/1999/xhtml"/>'),
    '<svg xmlns="http://www.w3.org/1999/xhtml"><form action="a"/></svg>',
    svg('', '<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "xhtml1-strict.dtd">'),
    svg('<rect fill="url(http://a.org/a)"/>'),
    svg('<rect fill="url( http://a.org/a )"/>'),
    svg('<rect style="fill:u\\72l(a)"/>'),
    svg('<style>&#64;import "a.css"</style>'),
    svg('', '<?xml-stylesheet href="#a"?>'),
    svg('', '<?xml version="1.0" encoding="utf-7"?>'),
    svg('', '\uFEFF<?xml version="1.0" encoding = "utf-7"?>'),
    svg('&a;', '<!DOCTYPE svg [<!ENTITY a "b">]>'),
    svg('', '<!-- a --><!DOCTYPE svg [ ] >\n'),
  ])('that does or loads more is refused: %s', (content) => {
    expect(check(content)).toEqual({ fault: 'unsafe-svg' });
  });
});
