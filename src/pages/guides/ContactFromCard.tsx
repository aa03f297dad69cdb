import { useState } from 'react';
import type { GuideCard, PublicGuide } from '../../domain/directory/public-guide.ts';
import { nameInLang } from '../../domain/guide/own-words.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { useAsync } from '../../browser/use-async.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { guideApiAddress, useResponses } from './guides-data.ts';

/** The contact dialog of a card; the contact details are read when it is opened. */
export function ContactFromCard({
  guide,
  onClose,
}: {
  readonly guide: GuideCard | undefined;
  readonly onClose: () => void;
}) {
  const lang = useLang();
  const { request } = useResponses();
  const [found, setFound] = useState<{ slug: string; guide?: PublicGuide }>();
  const slug = guide?.slug;

  useAsync(
    slug,
    (of) => request(guideApiAddress(of, lang)),
    (answer, of) => setFound({ slug: of, ...(answer.kind === 'guide' ? { guide: answer.guide } : {}) }),
    (error, of) => {
      logFailure('Reading a guide', error);
      setFound({ slug: of });
    },
  );

  const ready = found !== undefined && found.slug === slug;
  return (
    <ContactDialog
      name={guide ? nameInLang(guide, lang) : ''}
      phone={ready ? found.guide?.phone : undefined}
      website={ready ? found.guide?.website : undefined}
      open={ready}
      onClose={onClose}
    />
  );
}
