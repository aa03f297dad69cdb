/** The moving part of the partner carousel; a chunk of its own. */
import Swiper from 'swiper';

export interface Carousel {
  next(): void;
  previous(): void;
  /** Whether a link of the row has the focus, which must stay where it is seen. */
  holdsFocus(): boolean;
  destroy(): void;
}

/** Two, four or six logos by the width of the screen (specification, section 9); loops without clones. */
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
  // Links outside the window of the row must not be reached by the keyboard (WCAG 2.4.11): the row is
  // moved to the link that gets the focus instead. Not in its endless way: that puts the links passed after
  // those to come, and Tab would never leave the row (WCAG 2.1.2).
  const holdsFocus = () => element.contains(document.activeElement);
  const showFocused = () => {
    const slide = holdsFocus() ? document.activeElement?.closest('.swiper-slide') : undefined;
    if (!slide) return;
    // The browser has scrolled to the link as well; both together would move it out at the other side.
    element.scrollLeft = 0;
    const { slides, activeIndex, params } = swiper;
    const index = slides.findIndex((one) => one === slide);
    const last = activeIndex + Number(params.slidesPerView) - 1;
    if (index < activeIndex) swiper.slideTo(index, 0);
    else if (index > last) swiper.slideTo(activeIndex + index - last, 0);
  };
  element.addEventListener('focusin', showFocused);
  // It may have come before this code.
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
