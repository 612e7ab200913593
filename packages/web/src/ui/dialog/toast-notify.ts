import { isFailure, messageOf } from '../../platform/calls/failure.ts';
import { holdsUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';
import { showToast } from './toast-shown.tsx';

/** `record` names what was acted on, where one leaves it behind. */
export const notifySuccess = (message: string, record?: string): void => showToast('success', message, record);
/** Something was done as it was meant, and is no success for whom it concerns, such as a rejection. */
export const notifyDone = (message: string, record?: string): void => showToast('done', message, record);
export const notifyWarning = (message: string): void => showToast('warning', message);
export const notifyError = (message: string): void => showToast('error', message);

/** Tells a failed act, but for faults of the server and those that lead to another page (rules/platform.md#errors). */
export const notifyFailure = (error: Error): void => {
  const leads = isFailure(error) && (error.status === 503 || error.code === 'not-signed-in') && !holdsUnsavedWork();
  const silent = leads || (isFailure(error) && error.isInternal);
  if (!silent && error.name !== 'AbortError') notifyError(messageOf(error));
};
