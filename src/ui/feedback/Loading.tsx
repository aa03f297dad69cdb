import './Loading.css';

interface LoadingProps {
  /** What is being loaded, as a whole sentence: 'Loading guides...'. */
  readonly label: string;
  /** Set if it replaces a whole page, which then needs a heading. */
  readonly isPage?: true;
}

/** A slow progress line with a text; announced once. */
export function Loading({ label, isPage }: LoadingProps) {
  return (
    <>
      {isPage ? <h1 className="visually-hidden">{label}</h1> : null}
      <output className="loading">
        <span className="loading__line" aria-hidden="true" />
        <span>{label}</span>
      </output>
    </>
  );
}
