import './Loading.css';

interface LoadingProps {
  /** What is being loaded, as a whole sentence: 'Loading guides...'. */
  readonly label: string;
}

/** A slow line of light and a word for it; announced once. */
export function Loading({ label }: LoadingProps) {
  return (
    <output className="loading">
      <span className="loading__line" aria-hidden="true" />
      <span>{label}</span>
    </output>
  );
}
