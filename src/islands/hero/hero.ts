/** Shows the pictures of the hero one after another. */
import { HERO_INTERVAL_MS } from '../../domain/settings.ts';
import { startMotion } from '../controls/motion.ts';
import { controlOf, partOf } from '../controls/state-button.ts';

/**
 * Counts half intervals: each odd one takes the next slide into the page, which loads its picture; each even one
 * shows it.
 */
export function start(hero: HTMLElement): void {
  const slides = partOf(hero, '.hero__slides');
  const count = partOf(hero, '.hero__count');
  let halves = 0;
  const step = () => {
    halves += 1;
    if (halves % 2 === 1) takeInNext(slides);
    else showNext(slides, count);
  };
  // After a pause the slide is shown for a complete interval.
  const onPress = () => {
    halves = 0;
  };
  startMotion(controlOf(hero, 'hero'), { ms: HERO_INTERVAL_MS / 2, step, onPress });
}

const shownIn = (slides: Element) => slides.querySelector('.is-shown');

/** The slides behind the first one are templates until they are needed. */
function takeInNext(slides: Element): void {
  const next = shownIn(slides)?.nextElementSibling;
  if (next instanceof HTMLTemplateElement) next.replaceWith(next.content);
}

function showNext(slides: Element, count: Element): void {
  const next = shownIn(slides)?.nextElementSibling ?? slides.firstElementChild;
  const all = [...slides.children];
  for (const slide of all) {
    slide.classList.toggle('is-shown', slide === next);
    slide.setAttribute('aria-hidden', String(slide !== next));
  }
  count.textContent = `${all.findIndex((slide) => slide === next) + 1}/${all.length}`;
}
