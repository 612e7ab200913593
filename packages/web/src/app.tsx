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

/** A failed call or file is shown on the screen that requested it; any other error caught there is a defect of the portal. */
const onCaughtError = (error: unknown): void => {
  if (!(error instanceof CallFailure || isMissingPart(error))) console.error(error);
};

export const start = async (): Promise<void> => {
  const portal = createPortal();
  const { router, queryClient } = portal;
  // Before the first screen is rendered a navigation would be lost.
  setNavigator((href) =>
    router.state.resolvedLocation ? void router.navigate({ href, ignoreBlocker: true }) : location.replace(href),
  );
  window.addEventListener('vite:preloadError', onMissingPart);
  // No screen waits for the background tasks, but for the tokens that a parent frame may hand over on request.
  const sessionTasks = import('./shell/sign-in/session-tasks.ts').then(({ startSessionTasks }) =>
    startSessionTasks(queryClient),
  );
  if (isEmbedded()) await sessionTasks;
  else void sessionTasks.catch(() => undefined);
  setLanguage(storedLanguage());
  const root = document.getElementById('root');
  if (root) createRoot(root, { onCaughtError }).render(<Portal {...portal} />);
};
