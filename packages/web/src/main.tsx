import { start } from './app.tsx';
import { addPolyfills } from './platform/device/polyfills.ts';
import { passesAnswer } from './platform/session/callback.ts';

addPolyfills();

/** What index.html holds ready for it. */
const reportNotStarted = (error: unknown): void => {
  console.error(error);
  document.querySelector('.starting[role=status]')?.remove();
  document.getElementById('not-started')?.removeAttribute('hidden');
};

const begin = async (): Promise<void> => {
  const kind = passesAnswer(location);
  if (kind !== undefined && (await (await import('./shell/sign-in/answer.ts')).passAnswer(kind))) return;
  await start();
};

begin().catch(reportNotStarted);
