import { expect, it } from 'vitest';
import { baselinePage } from './baseline-page.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>News</title>
<script>go()</script>
<style>@font-face{font-family:A;src:url(/assets/a.woff2)}.x{color:red}</style></head>
<body><header class="site-header"><a class="brand" href="/en">Home<svg><path d=""></path></svg></a><ul class="menu" hidden=""><li>Menu</li></ul></header>
<main id="main"><div class="x"><h1 tabindex="-1">News</h1><p style="color:red">Two <b>words</b></p>
<img src="/m-480.webp" srcSet="/m-480.webp 480w" fetchPriority="high" alt="" style="background:#fff"/><button>Press</button></div></main>
<script type="module" src="/assets/index.js"></script></body></html>`;

it('preserves only text, links, pictures and fonts of a page', () => {
  const floor = baselinePage(PAGE);
  expect(floor).toContain('<h1>News</h1><p>Two  words </p>');
  expect(floor).toContain('<a href="/en">Home</a>');
  expect(floor).toContain('<img src="/m-480.webp" srcSet="/m-480.webp 480w" fetchPriority="high" alt="">');
  expect(floor).toContain('@font-face{font-family:A;src:url(/assets/a.woff2)}');
  expect(floor).not.toMatch(/script|svg|button|class=|color:red|Menu/u);
});
