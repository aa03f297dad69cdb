/** How often a race is run. With RACE_ROUNDS so often: a change of what is raced deserves 200. */
export function raceRounds(usual: number): number {
  return Number(process.env['RACE_ROUNDS'] ?? usual);
}
