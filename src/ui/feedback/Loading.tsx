import './Loading.css';

interface LoadingProps {
  /** What is being loaded, as a whole sentence: 'Loading guides...'. */
  readonly label: string;
  /** It is in place of a whole page, which then has a heading to be found by. */
  readonly isPage?: true;
}

/** A slow line of light and a word for it; announced once. */
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
