import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { HomePage } from '../../content/schema.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { StateButton } from '../controls/StateButton.tsx';

/**
 * The film along the ridge: muted, looping; `film.ts` loads it when near the viewport, and starts it unless
 * motion is reduced.
 */
export function RidgeVideo({ film }: { readonly film: HomePage['video'] }) {
  const { t, lang } = useI18n();
  const descriptionId = useId();
  return (
    <figure data-island="film">
      <div className="picture-frame ridge-video__screen" style={{ aspectRatio: '16 / 9' }}>
        {/* Visible until the film's first frame is loaded; as its poster it would be loaded before the first view. */}
        <Picture name="flight-poster" alt="" sizes="(min-width: 1320px) 1240px, 94vw" />
        {/* The film has no sound, so there is nothing to caption; the text below describes it. */}
        <video
          width={960}
          height={540}
          loop
          muted
          playsInline
          preload="none"
          aria-label={film.title[lang]}
          aria-describedby={descriptionId}
        />
        <template>
          <source src="/media/flight.webm" type="video/webm" />
          <source src="/media/flight.mp4" type="video/mp4" />
        </template>
      </div>
      <Stack direction="row" className="ridge-video__controls" sx={{ flexWrap: 'wrap', gap: 1, my: 2 }}>
        <StateButton
          name="play"
          labelled
          states={{ play: t('home.video.play'), pause: t('home.video.pause') }}
        />
        <StateButton name="restart" labelled states={{ restart: t('home.video.restart') }} />
        <StateButton
          name="mute"
          labelled
          states={{ muted: t('home.video.unmute'), sound: t('home.video.mute') }}
        />
      </Stack>
      <figcaption id={descriptionId} className="visually-hidden">
        {film.description[lang]}
      </figcaption>
    </figure>
  );
}
