import type { CompiledMessages } from '../i18n/catalogue.ts';
import { PAGE_LANGS, type Lang } from '../domain/lang.ts';
import { recordOf } from '../domain/record-of.ts';

export function byLang(
  files: Readonly<Record<string, CompiledMessages>>,
): Readonly<Record<Lang, CompiledMessages>> {
  const areasIn = (lang: Lang) =>
    Object.entries(files).flatMap(([file, messages]) => (file.includes(`/${lang}/`) ? [messages] : []));
  return recordOf<Record<Lang, CompiledMessages>>(PAGE_LANGS, (lang) => Object.assign({}, ...areasIn(lang)));
}

const files = import.meta.glob<CompiledMessages>(
  '../i18n/messages/*/{shell,home,pages,guides,fields,check,message,errors}.json',
  { import: 'default', eager: true },
);

export const PAGE_MESSAGES = byLang(files);
