export type JsonLdValue = string | number | boolean | readonly JsonLdValue[] | JsonLdObject;
export interface JsonLdObject {
  readonly [property: string]: JsonLdValue | undefined;
}

/** `<` is escaped, so that no text can close the script element. */
export function serializeJsonLd(data: JsonLdObject | readonly JsonLdObject[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': Array.isArray(data) ? data : [data] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** Structured data for search engines, as a data block that is never executed. */
export function JsonLd({ data }: { readonly data: JsonLdObject | readonly JsonLdObject[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;
}
