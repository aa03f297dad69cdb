import type { ReactNode } from 'react';

interface PartnerLinkProps {
  /** Undefined while nobody has supplied it. */
  readonly url: string | undefined;
  readonly children: ReactNode;
}

/** What leads to a partner's website, or only says its name where there is no address. */
export function PartnerLink({ url, children }: PartnerLinkProps) {
  if (url === undefined) return <span className="partner-name">{children}</span>;
  return (
    <a href={url} rel="noopener">
      {children}
    </a>
  );
}
