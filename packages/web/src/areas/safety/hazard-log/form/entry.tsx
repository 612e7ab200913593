import { bringForm } from '../../../../ui/form/bring.ts';
import { late } from '../../../../ui/late/part.tsx';

/** The form of a new hazard, which comes with what forms are made of: no list waits for that. */
export const NewHazardEntry = late(async () => {
  const [{ NewHazardScreen }] = await Promise.all([import('./screen.tsx'), bringForm()]);
  return { default: NewHazardScreen };
});
