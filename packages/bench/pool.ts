import type { createPatientPool } from '../server/src/platform/database/pool.ts';

/** Connections set up as the portal's own, and those for work that takes its time. */
export type Pool = ReturnType<typeof createPatientPool>;
