import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

interface PartnerLinkProps {
  /** Undefined if the association has not supplied it. */
  readonly url: string | undefined;
  readonly children: ReactNode;
}

/** A link to a partner's website, or only its name if there is no URL. */
export function PartnerLink({ url, children }: PartnerLinkProps) {
  if (url === undefined) return <span>{children}</span>;
  return (
    <Link href={url} rel="noopener">
      {children}
    </Link>
  );
}
