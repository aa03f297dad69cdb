import './PartnerLogo.css';

/** A partner's wordmark in the colour of the text; decoration, since the name stands beside it. */
export function PartnerLogo({ name }: { readonly name: string }) {
  return (
    <span className="partner-logo">
      <img src={`/media/${name}.svg`} alt="" width={240} height={80} loading="lazy" decoding="async" />
    </span>
  );
}
