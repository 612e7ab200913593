/** A seed for what a long test does at random: another one each time, printed; `SEED=…` takes the same again. */
export const drawSeed = (what: string): number => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`SEED=${seed} for ${what}`);
  return seed;
};
