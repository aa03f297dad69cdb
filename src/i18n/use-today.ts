import { tbilisiDay } from '../domain/tbilisi-day.ts';

/** Today in Georgia as `YYYY-MM-DD`. */
export function useToday(): string {
  return tbilisiDay(new Date());
}
