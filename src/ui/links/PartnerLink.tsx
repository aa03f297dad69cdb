import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { pictureFile, uploadedPicture } from '../../domain/content/uploads.ts';

interface PartnerLinkProps {
  /** Undefined if the association has not supplied it. */
  readonly url: string | undefined;
  readonly children: ReactNode;
}

/** A link to a partner's website, or only its name if there is no URL. */
export function PartnerLink({ url, children }: PartnerLinkProps) {
  if (url === undefined) return <span translate="no">{children}</span>;
  return (
    <Link href={url} rel="noopener" translate="no">
      {children}
    </Link>
  );
}

/** A partner's logo, if it has one; decorative, because the name is next to it. */
export function PartnerLogo({ name }: { readonly name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <img
      src={uploadedPicture(name) ? pictureFile(name, 480) : `/media/${name}.svg`}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
    />
  );
}
