import '@mantine/core/styles.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './ui/look/global.css';
import './ui/look/high-contrast.css';
import { createRoot } from 'react-dom/client';
import { CallFailure } from './platform/calls/failure.ts';
import { setLanguage, storedLanguage } from './platform/i18n.ts';
import { setNavigator } from './platform/navigator.ts';
import { isEmbedded } from './platform/session/embedded.ts';
import { createPortal, Portal } from './portal.tsx';
import { isMissingPart, onMissingPart } from './shell/trouble/missing-part.ts';

/** A failed call, or a file that did not come, is told on the screen that wanted it; anything else caught there is a fault of ours. */
const onCaughtError = (error: unknown): void => {
  if (!(error instanceof CallFailure || isMissingPart(error))) console.error(error);
};

export const start = async (): Promise<void> => {
  const portal = createPortal();
  const { router, queryClient } = portal;
  // Until the first screen stands a navigation would be lost in the load that asked for it.
  setNavigator((href) =>
    router.state.resolvedLocation ? void router.navigate({ href, ignoreBlocker: true }) : location.replace(href),
  );
  window.addEventListener('vite:preloadError', onMissingPart);
  // No screen waits for what runs beside it, but for the tokens that the frame around it may hand over as soon as it is asked.
  const sessionTasks = import('./shell/sign-in/session-tasks.ts').then(({ startSessionTasks }) =>
    startSessionTasks(queryClient),
  );
  if (isEmbedded()) await sessionTasks;
  else void sessionTasks.catch(() => undefined);
  setLanguage(storedLanguage());
  const root = document.getElementById('root');
  if (root) createRoot(root, { onCaughtError }).render(<Portal {...portal} />);
};
