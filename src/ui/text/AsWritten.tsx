interface AsWrittenProps {
  readonly text: string;
  /** A name, number or address in the text, which translators leave as it is. */
  readonly part: string;
}

export function AsWritten({ text, part }: AsWrittenProps) {
  const at = part === '' ? -1 : text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span translate="no">{part}</span>
      {text.slice(at + part.length)}
    </>
  );
}
