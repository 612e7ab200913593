import { bringForm } from '../../../ui/form/bring.ts';
import { late } from '../../../ui/late/part.tsx';

/** The form of an upload, which comes with what forms are made of: no list waits for that. */
export const UploadEntry = late(async () => {
  const [{ UploadScreen }] = await Promise.all([import('./screen.tsx'), bringForm()]);
  return { default: UploadScreen };
});
