import { bringForm } from '../../../../ui/form/bring.ts';
import { late } from '../../../../ui/late/part.tsx';

/** The form of a manual, which comes with what forms are made of: no list waits for that. */
export const ManualEntry = late(async () => {
  const [{ ManualScreen }] = await Promise.all([import('./screen.tsx'), bringForm()]);
  return { default: ManualScreen };
});
