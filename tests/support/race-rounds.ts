import { IS_LONG } from './long.ts';

const FEW = 3;

/** Returns how often a race is run: a few times, `often` in the long run, or the value of RACE_ROUNDS. */
export function raceRounds(often: number): number {
  return Number(process.env['RACE_ROUNDS'] ?? (IS_LONG ? often : FEW));
}
