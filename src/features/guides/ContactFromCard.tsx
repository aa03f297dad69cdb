import { useEffect, useState } from 'react';
import type { GuideCard, PublicGuide } from '../../domain/directory/public-guide.ts';
import { nameInLang } from '../../domain/guide/own-words.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { guideAnswerAddress, useAnswers } from './guides-data.ts';

/** The contact dialog of a card: the ways of contact are read only when someone asks for them. */
export function ContactFromCard({
  guide,
  onClose,
}: {
  readonly guide: GuideCard | undefined;
  readonly onClose: () => void;
}) {
  const lang = useLang();
  const { ask } = useAnswers();
  const [found, setFound] = useState<{ slug: string; guide?: PublicGuide }>();
  const slug = guide?.slug;

  useEffect(() => {
    if (!slug) return;
    let current = true;
    ask(guideAnswerAddress(slug, lang)).then(
      (answer) => {
        if (current) setFound({ slug, ...(answer.kind === 'guide' ? { guide: answer.guide } : {}) });
      },
      (error: unknown) => {
        logFailure('Reading a guide', error);
        if (current) setFound({ slug });
      },
    );
    return () => {
      current = false;
    };
  }, [slug, lang, ask]);

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
