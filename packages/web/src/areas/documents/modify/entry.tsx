import { bringForm } from '../../../ui/form/bring.ts';
import { late } from '../../../ui/late/part.tsx';

/** The form of a revision, which comes with what forms are made of. */
export const ModifyRevisionEntry = late(async () => {
  const [screen] = await Promise.all([import('./screen.tsx'), bringForm()]);
  return screen;
});
