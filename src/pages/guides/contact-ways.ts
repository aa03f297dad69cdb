import type { PublicGuide } from '../../domain/directory/public-guide.ts';
import { dialledPhone } from '../../domain/guide/dialled-phone.ts';
import { useT } from '../../i18n/use-t.ts';
import type { IconName } from '../../ui/pictures/Icon.tsx';

interface Way {
  readonly value: string;
  readonly button: string;
  readonly icon: IconName;
  readonly link: { readonly href: string; readonly target?: string; readonly rel?: string };
}

/** The ways of contact that the guide shows. */
export function useWays({ phone, website }: Pick<PublicGuide, 'phone' | 'website'>): readonly Way[] {
  const t = useT();
  const ways: Way[] = [];
  if (phone) {
    const link = { href: `tel:${dialledPhone(phone)}` };
    ways.push({ value: phone, button: phone, icon: 'phone', link });
  }
  if (website) {
    // Not trusted, and not followed by crawlers.
    const link = { href: website, target: '_blank', rel: 'noopener noreferrer nofollow ugc' };
    ways.push({ value: website, button: t('guide.website'), icon: 'external', link });
  }
  return ways;
}
