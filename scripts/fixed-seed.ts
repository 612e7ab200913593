import fc from 'fast-check';

/**
 * Setup of every test of `npm test`: property tests use the same values every time; a failure prints the seed and the
 * path to its counterexample. Another seed tries other values: `SEED=7 npm test`.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_122) });
