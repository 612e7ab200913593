import { isFailure, messageOf } from '../../platform/calls/failure.ts';
import { holdsUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';
import { showToast } from './toast-shown.tsx';

/** `record` names the record if the user leaves its page. */
export const notifySuccess = (message: string, record?: string): void => showToast('success', message, record);
/** For an act that succeeded but is bad news for the people concerned, such as a rejection. */
export const notifyDone = (message: string, record?: string): void => showToast('done', message, record);
export const notifyWarning = (message: string): void => showToast('warning', message);
export const notifyError = (message: string): void => showToast('error', message);

/** Shows the failure of an act, except server faults and those that redirect (rules/platform.md#errors). */
export const notifyFailure = (error: Error): void => {
  const leads = isFailure(error) && (error.status === 503 || error.code === 'not-signed-in') && !holdsUnsavedWork();
  const silent = leads || (isFailure(error) && error.isInternal);
  if (!silent && error.name !== 'AbortError') notifyError(messageOf(error));
};
