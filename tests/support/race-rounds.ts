import { IS_LONG } from './long.ts';

const FEW = 3;

/** How often a race is run: a few times, `often` in the long run, and with RACE_ROUNDS as that says. */
export function raceRounds(often: number): number {
  return Number(process.env['RACE_ROUNDS'] ?? (IS_LONG ? often : FEW));
}
