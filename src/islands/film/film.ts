/** The film and its buttons; run when the film comes near the viewport. */
import { reducedMotion } from '../controls/motion.ts';
import { controlOf, showState } from '../controls/state-button.ts';

export function start(film: HTMLElement): void {
  const video = film.querySelector('video');
  const sources = film.querySelector('template');
  if (!video || !sources) throw new Error('There is no film');
  followState(video, controlOf(film, 'play'), controlOf(film, 'mute'));
  controlOf(film, 'restart').addEventListener('click', () => {
    video.currentTime = 0;
    play(video);
  });
  openAnewAfterError(video);
  video.autoplay = !reducedMotion().matches;
  video.append(sources.content);
}

/** Browsers may refuse; the button still works. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** The buttons show what the film does, whatever made it do so. */
function followState(video: HTMLVideoElement, playButton: HTMLElement, muteButton: HTMLElement): void {
  video.addEventListener('play', () => showState(playButton, 'pause'));
  video.addEventListener('pause', () => showState(playButton, 'play'));
  playButton.addEventListener('click', () => {
    if (video.paused) play(video);
    else video.pause();
  });
  muteButton.addEventListener('click', () => {
    video.muted = !video.muted;
    showState(muteButton, video.muted ? 'muted' : 'sound');
  });
}

/**
 * WebKit cannot seek to the beginning if a server only sends complete files: it must load the film again. A film
 * that has not played since is not available.
 */
function openAnewAfterError(video: HTMLVideoElement): void {
  const open = () => {
    video.load();
    play(video);
  };
  video.addEventListener('playing', () => video.addEventListener('error', open, { once: true }));
}
