import { useCallback, useId, useRef, useState } from 'react';
import type { HomePage } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { REDUCED_MOTION_QUERY, useMedia } from '../../browser/use-media.ts';
import { onNearViewport } from '../../browser/near-viewport.ts';
import './RidgeVideo.css';

/**
 * The film along the ridge: muted, looping, loaded when near the viewport, not started under reduced
 * motion.
 */
export function RidgeVideo({ film }: { readonly film: HomePage['video'] }) {
  const t = useT();
  const lang = useLang();
  const descriptionId = useId();
  const video = useRef<HTMLVideoElement>(null);
  const hasPlayed = useRef(false);
  const [isNear, setNear] = useState(false);
  const prefersStill = useMedia(REDUCED_MOTION_QUERY);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);

  const setVideo = useCallback((element: HTMLVideoElement) => {
    video.current = element;
    return onNearViewport(element, () => setNear(true));
  }, []);

  const play = () => void video.current?.play().catch(() => undefined);
  const togglePlay = () => (isPlaying ? video.current?.pause() : play());
  const restart = () => {
    if (video.current) video.current.currentTime = 0;
    play();
  };

  /**
   * WebKit cannot seek to the beginning if a server only sends complete files: it must load the film
   * again.
   */
  const openAnew = () => {
    // A film that has not played since is not available.
    if (!hasPlayed.current) return;
    hasPlayed.current = false;
    video.current?.load();
    play();
  };

  return (
    <figure className="ridge-video">
      <div className="ridge-video__screen">
        {/* As the film's poster it would be loaded before everything in the first view. */}
        <Picture name="flight-poster" alt="" sizes="(min-width: 1320px) 1240px, 94vw" />
        {/* The film has no sound, so there is nothing to caption; the text below describes it. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={setVideo}
          width={960}
          height={540}
          loop
          // Browsers may refuse to start it; the button still works.
          autoPlay={isNear && !prefersStill}
          muted={isMuted}
          playsInline
          preload="none"
          aria-label={film.title[lang]}
          aria-describedby={descriptionId}
          onPlay={() => setIsPlaying(true)}
          onPlaying={() => {
            hasPlayed.current = true;
          }}
          onError={openAnew}
          onPause={() => setIsPlaying(false)}
        >
          {isNear ? (
            <>
              <source src="/media/flight.webm" type="video/webm" />
              <source src="/media/flight.mp4" type="video/mp4" />
            </>
          ) : null}
        </video>
      </div>
      <div className="ridge-video__controls">
        <Control
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'home.video.pause' : 'home.video.play')}
          onClick={togglePlay}
        />
        <Control icon="restart" label={t('home.video.restart')} onClick={restart} />
        <Control
          icon={isMuted ? 'muted' : 'sound'}
          label={t(isMuted ? 'home.video.unmute' : 'home.video.mute')}
          onClick={() => setIsMuted(!isMuted)}
        />
      </div>
      <figcaption id={descriptionId} className="visually-hidden">
        {film.description[lang]}
      </figcaption>
    </figure>
  );
}

export interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button type="button" onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}
