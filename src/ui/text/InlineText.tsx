import Link from '@mui/material/Link';
import { inlineParts } from './inline-links.ts';
import { LocalLink } from '../links/LocalLink.tsx';

/** Content text with its links. */
export function InlineText({ text }: { readonly text: string }) {
  return inlineParts(text).map((part) => {
    if (typeof part === 'string') return part;
    if (part.href.startsWith('/')) {
      return (
        <LocalLink key={part.href} to={part.href}>
          {part.text}
        </LocalLink>
      );
    }
    return (
      <Link
        key={part.href}
        href={part.href}
        rel="noopener"
        translate={part.href.startsWith('tel:') ? 'no' : undefined}
      >
        {part.text}
      </Link>
    );
  });
}
