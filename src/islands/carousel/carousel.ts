/** The moving part of the partner carousel, in a separate chunk. */
import Swiper from 'swiper';

export interface Carousel {
  next(): void;
  previous(): void;
  /** Returns whether a link of the row has the focus; it must stay visible. */
  holdsFocus(): boolean;
  destroy(): void;
}

/**
 * Two, four or six logos, depending on the width of the screen (specification, section 9); loops without
 * clones.
 */
export function startCarousel(element: HTMLElement): Carousel {
  const swiper = new Swiper(element, {
    loop: true,
    speed: 300,
    slidesPerView: 2,
    spaceBetween: 16,
    breakpoints: {
      600: { slidesPerView: 4, spaceBetween: 20 },
      1200: { slidesPerView: 6, spaceBetween: 24 },
    },
  });
  // Links outside of the visible part of the row must not be focused while hidden (WCAG 2.4.11), so the
  // row moves to the focused link. Not in loop mode: that moves passed links behind the later ones, and
  // Tab would never leave the row (WCAG 2.1.2).
  const holdsFocus = () => element.contains(document.activeElement);
  const showFocused = () => {
    const slide = holdsFocus() ? document.activeElement?.closest('.swiper-slide') : undefined;
    if (!slide) return;
    // The browser has also scrolled to the link; both together would move it out on the other side.
    element.scrollLeft = 0;
    const { slides, activeIndex, params } = swiper;
    const index = slides.findIndex((one) => one === slide);
    const last = activeIndex + Number(params.slidesPerView) - 1;
    if (index < activeIndex) swiper.slideTo(index, 0);
    else if (index > last) swiper.slideTo(activeIndex + index - last, 0);
  };
  element.addEventListener('focusin', showFocused);
  // The focus may have arrived before this code was loaded.
  showFocused();
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    holdsFocus,
    destroy: () => {
      element.removeEventListener('focusin', showFocused);
      swiper.destroy(true, true);
    },
  };
}
