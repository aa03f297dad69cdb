import { createContext, use } from 'react';
import { DEFAULT_LANG, type Lang } from '../domain/lang.ts';

export const LangContext = createContext<Lang>(DEFAULT_LANG);

export function useLang(): Lang {
  return use(LangContext);
}
