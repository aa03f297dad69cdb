/** The interactive parts of the site in each engine: menus, slideshow, film, carousel, dialogs. */
import { expect, it } from 'vitest';
import { EDITOR_PROFESSION_NAMES } from '../../src/domain/guide/professions.ts';
import { GUIDE_PAGE } from '../cases/site-routes.ts';
import { inEachEngine, PHONE } from './support/site-page.ts';

const bringIntoView = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: 'center' });

inEachEngine((site) => {
  it('menus open and close by pointer and keyboard', async () => {
    const page = site('en');
    await page.open('/contact');
    const link = EDITOR_PROFESSION_NAMES['mountain-guide'].en;
    await page.click('header button', page.t('shell.nav.professions'));
    await page.find('header a', link);
    await page.window.press('Escape');
    await page.becomes(() => !document.querySelector('header [aria-expanded="true"]'));
    await page.window.press('ArrowDown');
    await page.find('header a', link);
    await page.becomes(() => document.activeElement?.tagName === 'A');
    await page.window.press('Enter');
    await page.isAt('/professions/mountain-guide');
  });

  it('the slide-in menu takes the focus, closes, and returns it', async () => {
    const page = site('ka');
    await page.open('/contact', PHONE);
    await page.click('button', page.t('shell.menu.open'));
    const isInside = () => document.activeElement?.closest('dialog') !== null;
    await page.becomes(isInside);
    await page.window.press('Tab');
    await page.becomes(isInside);
    await page.window.press('Escape');
    await page.becomes(() => !document.querySelector('dialog[open]'));
    const isBack = () => document.activeElement?.getAttribute('aria-expanded') === 'false';
    await page.becomes(isBack);
    await page.click('button', page.t('shell.menu.open'));
    await page.click('dialog a', page.t('shell.page/news'));
    await page.isAt('/news');
  });

  it('Back shows a page as it was left, from the back/forward cache', async () => {
    const page = site('en');
    await page.open('/guides');
    // Only the page itself knows this mark: a page that is loaded again has none.
    await page.ask(() => document.documentElement.setAttribute('data-left', ''));
    await page.click('header a', page.t('shell.page/contact'));
    await page.isAt('/contact');
    await page.window.evaluate('history.back()');
    await page.isAt('/guides');
    await page.becomes(() => document.documentElement.hasAttribute('data-left'));
  });

  it('the slideshow and the partners move until they are paused', async () => {
    const page = site('en');
    await page.open('/');
    const shown = await page.ask(() => document.querySelector('.hero__count')?.textContent);
    const isOther = (text: unknown) => document.querySelector('.hero__count')?.textContent !== text;
    await page.becomes(isOther, shown);
    await page.click('button', page.t('home.hero.pause'));
    await page.find('button', page.t('home.hero.play'));
    await page.ask(bringIntoView, '.partner-carousel');
    await page.becomes(() => document.querySelector('.swiper-initialized') !== null);
    const place = () =>
      new DOMMatrix(getComputedStyle(document.querySelector('.swiper-wrapper') ?? document.body).transform).e;
    const before = await page.ask(place);
    await expect.poll(() => page.ask(place), { timeout: 20_000 }).not.toBe(before);
    await page.click('button', page.t('home.partners.pause'));
    await page.find('button', page.t('home.partners.play'));
  });

  it('the film plays automatically, and its buttons work', async () => {
    const page = site('en');
    await page.open('/');
    await page.ask(bringIntoView, 'video');
    const plays = () => {
      const video = document.querySelector('video');
      return video !== null && !video.paused && video.currentTime > 0.2;
    };
    await page.becomes(plays);
    await page.click('button', page.t('home.video.unmute'));
    await page.becomes(() => document.querySelector('video')?.muted === false);
    await page.click('button', page.t('home.video.pause'));
    await page.becomes(() => document.querySelector('video')?.paused === true);
    await page.click('button', page.t('home.video.restart'));
    await page.becomes(plays);
  });

  it('a guide’s page leads to the form for a message', async () => {
    const page = site('en');
    await page.open(GUIDE_PAGE);
    await page.click('a', page.t('guide.contact'));
    await page.becomes(() => document.querySelector('form.message') !== null);
  });

  it('the language changes in place, and a search narrows the directory', async () => {
    await site('en').open('/guides');
    const page = site('ka');
    await page.window.click('header a[data-language="ka"]');
    await page.isAt('/guides');
    await page.fill('input[type="search"]', 'mestia');
    await page.becomes(() => location.search === '?q=mestia');
    await page.becomes(() => document.querySelectorAll('article').length > 0);
  });
});
