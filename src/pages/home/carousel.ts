/** The moving part of the partner carousel; a chunk of its own. */
import Swiper from 'swiper';

export interface Carousel {
  next(): void;
  previous(): void;
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
  // moved to the link that gets the focus instead.
  const showFocused = (event: FocusEvent) => {
    const slide = event.target instanceof Element ? event.target.closest('.swiper-slide') : null;
    const index = slide?.getAttribute('data-swiper-slide-index');
    if (index !== null && index !== undefined) swiper.slideToLoop(Number(index));
  };
  element.addEventListener('focusin', showFocused);
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    destroy: () => {
      element.removeEventListener('focusin', showFocused);
      swiper.destroy(true, true);
    },
  };
}
