/** Moves the partners' logos; run when the row comes near the viewport. */
import Swiper from 'swiper';
import { PARTNERS_INTERVAL_MS } from '../../domain/settings.ts';
import { startMotion } from '../controls/motion.ts';
import { controlOf, partOf } from '../controls/state-button.ts';

export function start(carousel: HTMLElement): void {
  const row = partOf(carousel, '.swiper');
  // Two, four or six logos (specification, section 9); loops without clones.
  const swiper = new Swiper(row, {
    loop: true,
    speed: 300,
    slidesPerView: 2,
    spaceBetween: 16,
    breakpoints: {
      600: { slidesPerView: 4, spaceBetween: 20 },
      1200: { slidesPerView: 6, spaceBetween: 24 },
    },
  });
  // A link that has the focus must stay visible.
  const step = () => {
    if (!row.contains(document.activeElement)) swiper.slideNext();
  };
  startMotion(controlOf(carousel, 'move'), PARTNERS_INTERVAL_MS, step);
  controlOf(carousel, 'previous').addEventListener('click', () => swiper.slidePrev());
  controlOf(carousel, 'next').addEventListener('click', () => swiper.slideNext());
  row.addEventListener('focusin', () => showFocused(swiper, row));
  // The focus may have arrived before this code was loaded.
  showFocused(swiper, row);
}

/**
 * Links outside of the visible part of the row must not be focused while hidden (WCAG 2.4.11), so the row moves to
 * the focused link. Not in loop mode: that moves passed links behind the later ones, and Tab would never leave the
 * row (WCAG 2.1.2).
 */
function showFocused(swiper: Swiper, row: HTMLElement): void {
  const focused = document.activeElement;
  const slide = row.contains(focused) ? focused?.closest('.swiper-slide') : undefined;
  if (!slide) return;
  // The browser has also scrolled to the link; both together would move it out on the other side.
  row.scrollLeft = 0;
  const { slides, activeIndex, params } = swiper;
  const index = slides.findIndex((one) => one === slide);
  const last = activeIndex + Number(params.slidesPerView) - 1;
  if (index < activeIndex) swiper.slideTo(index, 0);
  else if (index > last) swiper.slideTo(activeIndex + index - last, 0);
}
