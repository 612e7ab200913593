import { isFailure, messageOf } from '../../platform/failure.ts';
import { holdsUnsavedWork } from '../../platform/unsaved/held.ts';
import type { NotifyKind } from './shown.tsx';

/**
 * Shows a toast at the bottom left for 3 s. The toasts come with their first use, not with the page; where the server is
 * away before they came, nothing can be told.
 */
export const notify = (kind: NotifyKind, message: string, record?: string): Promise<void> =>
  import('./shown.tsx').then(
    ({ showToast }) => showToast(kind, message, record),
    () => undefined,
  );

/** `record` names what was acted on, where one leaves it behind. */
export const notifySuccess = (message: string, record?: string): void => void notify('success', message, record);
/** Something was done as it was meant, and is no success for whom it concerns, such as a rejection. */
export const notifyDone = (message: string, record?: string): void => void notify('done', message, record);
export const notifyWarning = (message: string): void => void notify('warning', message);
export const notifyError = (message: string): void => void notify('error', message);

/** Tells a failed act, but for faults of the server and those that lead to another page (spec 1, section 7). */
export const notifyFailure = (error: Error): void => {
  const leads = isFailure(error) && (error.status === 503 || error.code === 'not-signed-in') && !holdsUnsavedWork();
  const silent = leads || (isFailure(error) && error.isInternal);
  if (!silent && error.name !== 'AbortError') notifyError(messageOf(error));
};
