import type { Lang } from '../domain/lang.ts';
import { DAY_MS } from '../domain/timestamp.ts';
import { formatNumber } from './dates.ts';

/** Returns how long ago in whole days: 'today', 'yesterday', '3 days ago'. */
export function formatAge(since: Date, lang: Lang, now = Date.now()): string {
  const whole = Math.max(0, Math.floor((now - since.getTime()) / DAY_MS));
  if (whole === 0) return lang === 'ka' ? 'დღეს' : 'today';
  if (whole === 1) return lang === 'ka' ? 'გუშინ' : 'yesterday';
  return lang === 'ka' ? `${formatNumber(whole, lang)} დღის წინ` : `${formatNumber(whole, lang)} days ago`;
}
