import { late } from './part.tsx';

/** Tells what went wrong where no dialog stands yet: what it is made of comes with it, and is in no list's first load. */
export const LateAlert = late(async () => ({ default: (await import('../dialog/alert.tsx')).AlertDialog }));
