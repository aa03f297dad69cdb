import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { home } from '../../content/home.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { islandOf, press, stubMotion } from '../testing/controls.ts';
import { RidgeVideo } from './RidgeVideo.tsx';
import { start } from './film.ts';

beforeEach(() => {
  stubMotion(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const draw = () => showPage(<RidgeVideo film={home.video} />, '/en');

async function open(): Promise<void> {
  draw();
  start(islandOf('film'));
}

const film = () => {
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no film');
  return video;
};

it('the page itself loads nothing of the film', async () => {
  draw();
  expect(film().children).toHaveLength(0);
  expect(film().autoplay).toBe(false);
  expect(film()).toHaveAttribute('preload', 'none');
  expect(film()).toHaveAccessibleDescription(home.video.description.en);
});

it('the film is loaded and starts, without sound', async () => {
  await open();
  expect(film().children).toHaveLength(2);
  expect(film()).toMatchObject({ autoplay: true, muted: true, loop: true });
  press('Unmute');
  expect(film().muted).toBe(false);
  press('Mute');
  expect(film().muted).toBe(true);
});

it('the film waits for its button under reduced motion', async () => {
  stubMotion(true);
  await open();
  expect(film().autoplay).toBe(false);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('the film pauses, plays on and begins again; the browser may refuse to play it', async () => {
  await open();
  const play = vi.spyOn(film(), 'play').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  const pause = vi.spyOn(film(), 'pause').mockImplementation(() => undefined);
  const paused = vi.spyOn(film(), 'paused', 'get').mockReturnValue(true);
  press('Play');
  expect(play).toHaveBeenCalledOnce();
  paused.mockReturnValue(false);
  fireEvent.play(film());
  screen.getByRole('button', { name: 'Pause' }).focus();
  press('Pause');
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.pause(film());
  expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
  film().currentTime = 12;
  press('Restart');
  expect(film().currentTime).toBe(0);
  expect(play).toHaveBeenCalledTimes(2);
});

it('a film that stops with an error is opened anew, but not one that never played', async () => {
  await open();
  const play = vi.spyOn(film(), 'play').mockResolvedValue();
  const load = vi.spyOn(film(), 'load').mockImplementation(() => undefined);
  fireEvent.error(film());
  expect(load).not.toHaveBeenCalled();
  fireEvent.playing(film());
  fireEvent.error(film());
  fireEvent.error(film());
  expect(load).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
});
