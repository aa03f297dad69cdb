/** Shows the pictures of the hero one after another. */
import { HERO_INTERVAL_MS } from '../../domain/settings.ts';
import { startMotion } from '../controls/motion.ts';
import { controlOf, partOf } from '../controls/state-button.ts';

/**
 * Counts half intervals: each odd one takes the next slide, which is a template until then, into the page, which loads
 * its picture; each even one shows it.
 */
export function start(hero: HTMLElement): void {
  const slides = partOf(hero, '.hero__slides');
  const count = partOf(hero, '.hero__count');
  let halves = 0;
  const step = () => {
    halves += 1;
    const next = slides.querySelector('.is-shown')?.nextElementSibling ?? slides.firstElementChild;
    if (halves % 2 === 0) show(next);
    else if (next instanceof HTMLTemplateElement) next.replaceWith(next.content);
  };
  const show = (next: Element | null) => {
    const all = [...slides.children];
    for (const slide of all) {
      slide.classList.toggle('is-shown', slide === next);
      slide.setAttribute('aria-hidden', String(slide !== next));
    }
    count.textContent = `${all.findIndex((slide) => slide === next) + 1}/${all.length}`;
  };
  const button = controlOf(hero, 'hero');
  startMotion(button, HERO_INTERVAL_MS / 2, step);
  // After a pause the slide is shown for a complete interval.
  button.addEventListener('click', () => (halves = 0));
}
