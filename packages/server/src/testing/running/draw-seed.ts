/** A seed for a random test: a new one each time, printed; `SEED=…` repeats a run. */
export const drawSeed = (what: string): number => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`SEED=${seed} for ${what}`);
  return seed;
};
