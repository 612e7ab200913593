import { type LinkProps, redirect } from '@tanstack/react-router';
import { isFailure } from '../../platform/calls/failure.ts';
import { problemMessage } from '../../platform/calls/problem-messages.ts';
import { notifyError } from '../dialog/toast-notify.ts';

/** The call was refused for want of a right. */
export const isForbidden = (error: unknown): boolean => isFailure(error) && error.status === 403;

/** Whoever may not be here is told so and led away. */
export const redirectForbidden = (to: Pick<LinkProps, 'to' | 'params' | 'search'>) => {
  notifyError(problemMessage('no-permission'));
  return redirect({ ...to, replace: true });
};
