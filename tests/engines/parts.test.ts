/** The interactive parts of the site in each engine: menus, slideshow, film, carousel, dialogs. */
import { expect, it } from 'vitest';
import { GUIDE_PAGE } from '../cases/site-routes.ts';
import { inEachEngine, PHONE, SCREEN } from './support/engines.ts';

const FILM = 'video';

inEachEngine((site) => {
  it('menus open and close by pointer and keyboard', async () => {
    const page = site('en');
    await page.window.resize(...SCREEN);
    await page.open('/contact');
    const link = ['link', page.t('shell.profession.mountain-guide'), { inside: 'header' }] as const;
    await page.click('button', page.t('shell.nav.professions'));
    await page.find(...link);
    await page.press('Escape');
    await page.gone(...link);
    await page.press('ArrowDown');
    await page.find(...link);
    await page.becomes('the focus is on the first link', () => document.activeElement?.tagName === 'A');
    await page.press('Enter');
    await page.isAt('/professions/mountain-guide');
  });

  it('the slide-in menu takes the focus, closes, and returns it', async () => {
    const page = site('ka');
    await page.window.resize(...PHONE);
    await page.open('/contact');
    await page.click('button', page.t('shell.menu.open'));
    await page.find('dialog', page.t('shell.menu.title'));
    const isInside = () => document.activeElement?.closest('dialog') !== null;
    await page.becomes('the focus is in the menu', isInside);
    await page.press('Tab');
    await page.becomes('the focus stays in the menu', isInside);
    await page.press('Escape');
    await page.gone('dialog', page.t('shell.menu.title'));
    await page.becomes(
      'the focus is back on the button',
      () => document.activeElement?.getAttribute('aria-expanded') === 'false',
    );
    await page.click('button', page.t('shell.menu.open'));
    await page.click('link', page.t('shell.nav.news'), { inside: 'dialog' });
    await page.isAt('/news');
  });

  it('the slideshow moves until it is paused', async () => {
    const page = site('en');
    await page.window.resize(...SCREEN);
    await page.open('/');
    const shown = await page.window.evaluate('document.querySelector(".hero__count").textContent');
    await page.becomes(
      'another picture',
      (before: unknown) => document.querySelector('.hero__count')?.textContent !== before,
      shown,
    );
    await page.click('button', page.t('home.hero.pause'));
    await page.find('button', page.t('home.hero.play'));
  });

  it('the film plays automatically, and its buttons work', async () => {
    const page = site('en');
    await page.window.resize(...SCREEN);
    await page.open('/');
    await page.ask((film: string) => document.querySelector(film)?.scrollIntoView({ block: 'center' }), FILM);
    const plays = (film: string) => {
      const video = document.querySelector<HTMLVideoElement>(film);
      return video !== null && !video.paused && video.currentTime > 0.2;
    };
    const isPaused = (film: string) => document.querySelector<HTMLVideoElement>(film)?.paused === true;
    const isLoud = (film: string) => document.querySelector<HTMLVideoElement>(film)?.muted === false;
    await page.becomes('the film plays', plays, FILM);
    await page.click('button', page.t('home.video.unmute'));
    await page.becomes('the film has sound', isLoud, FILM);
    await page.click('button', page.t('home.video.pause'));
    await page.becomes('the film stands', isPaused, FILM);
    await page.click('button', page.t('home.video.restart'));
    await page.becomes('the film plays again', plays, FILM);
  });

  it('the partners move until they are stopped', async () => {
    const page = site('ka');
    await page.window.resize(...SCREEN);
    await page.open('/');
    await page.ask(() => document.querySelector('.partner-carousel')?.scrollIntoView({ block: 'center' }));
    await page.becomes('the carousel', () => document.querySelector('.swiper-initialized') !== null);
    const place =
      '(() => new DOMMatrix(getComputedStyle(document.querySelector(".swiper-wrapper")).transform).e)()';
    const before = await page.window.evaluate(place);
    await expect.poll(() => page.window.evaluate(place), { timeout: 20_000 }).not.toBe(before);
    await page.click('button', page.t('home.partners.pause'));
    await page.find('button', page.t('home.partners.play'));
  });

  it('a guide’s page opens the contact dialog, and Escape closes it', async () => {
    const page = site('en');
    await page.window.resize(...SCREEN);
    await page.open(GUIDE_PAGE);
    await page.click('button', page.t('guide.contact'));
    await page.find('button', page.t('guide.close'), { inside: '[role="dialog"]' });
    await page.press('Escape');
    await page.becomes('the dialog is gone', () => document.querySelector('[role="dialog"]') === null);
  });

  it('the language changes in place, and a search narrows the directory', async () => {
    const page = site('en');
    await page.window.resize(...SCREEN);
    await page.open('/guides');
    await page.window.click('header a[data-language="ka"]');
    await page.becomes('the page is Georgian', () => document.documentElement.lang === 'ka');
    const georgian = site('ka');
    await georgian.isAt('/guides');
    await georgian.fill('input[type="search"]', 'mestia');
    await georgian.becomes('the address keeps the search', () => location.search === '?q=mestia');
    await georgian.becomes('guides are found', () => document.querySelectorAll('article').length > 0);
  });
});
