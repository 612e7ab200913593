import { bringForm } from '../../../../ui/form/bring.ts';
import { late } from '../../../../ui/late/part.tsx';

/** The form of a new investigation, which comes with what forms are made of: no list waits for that. */
export const NewInvestigationEntry = late(async () => {
  const [{ NewInvestigationScreen }] = await Promise.all([import('./screen.tsx'), bringForm()]);
  return { default: NewInvestigationScreen };
});
