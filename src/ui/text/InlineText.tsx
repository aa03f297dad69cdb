import { inlineParts } from './inline-links.ts';
import { LocalLink } from '../links/LocalLink.tsx';

/** Content text with its links. */
export function InlineText({ text }: { readonly text: string }) {
  return inlineParts(text).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <LocalLink
        key={part.href}
        to={part.href}
        rel={part.href.startsWith('/') ? undefined : 'noopener'}
        translate={part.href.startsWith('tel:') ? 'no' : undefined}
      >
        {part.text}
      </LocalLink>
    ),
  );
}
