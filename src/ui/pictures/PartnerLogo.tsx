/** A partner's logo; decorative, because the name is next to it. */
export function PartnerLogo({ name }: { readonly name: string }) {
  return <img src={`/media/${name}.svg`} alt="" width={64} height={64} loading="lazy" decoding="async" />;
}
