import { useEffect, useState } from 'react';
import type { GuideCard, PublicGuide } from '../../domain/directory/public-guide.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { loadGuide } from './guides-data.ts';

/** The contact dialog of a card: the ways of contact are read only when somebody asks for them. */
export function ContactFromCard({
  guide,
  onClose,
}: {
  readonly guide: GuideCard | undefined;
  readonly onClose: () => void;
}) {
  const [answer, setAnswer] = useState<{ slug: string; guide?: PublicGuide }>();
  const slug = guide?.slug;

  useEffect(() => {
    if (!slug) return;
    let current = true;
    loadGuide(slug).then(
      (lookup) => {
        if (current) setAnswer({ slug, ...(lookup.kind === 'found' ? { guide: lookup.guide } : {}) });
      },
      (error: unknown) => {
        logFailure('Reading a guide', error);
        if (current) setAnswer({ slug });
      },
    );
    return () => {
      current = false;
    };
  }, [slug]);

  const ready = answer !== undefined && answer.slug === slug;
  return (
    <ContactDialog
      name={guide?.full_name ?? ''}
      phone={ready ? answer.guide?.phone : undefined}
      website={ready ? answer.guide?.website : undefined}
      open={ready}
      onClose={onClose}
    />
  );
}
