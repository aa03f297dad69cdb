import { initialsOf } from '../../domain/guide/profile.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import './guide-parts.css';

interface GuideAvatarProps {
  readonly name: string;
  readonly url: string | null;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/**
 * A guide's picture over the initials, which are visible if there is none. Decorative: the name is always
 * next to it.
 */
export function GuideAvatar({ name, url, size }: GuideAvatarProps) {
  return (
    <span
      className="guide-avatar"
      aria-hidden="true"
      lang={langOfText(name)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
    >
      {initialsOf(name)}
      {url ? <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" /> : null}
    </span>
  );
}
