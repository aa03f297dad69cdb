import { MARK_PATH } from '../../ui/pictures/mark-path.ts';

/** The mark of the association, drawn as in `public/media/mark.svg`: a letter that holds the massif. */
export function Mark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="currentcolor" fillRule="evenodd" d={MARK_PATH} />
    </svg>
  );
}
