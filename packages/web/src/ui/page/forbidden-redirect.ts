import { type LinkProps, redirect } from '@tanstack/react-router';
import { isFailure } from '../../platform/calls/failure.ts';
import { problemMessage } from '../../platform/calls/problem-messages.ts';
import { notifyError } from '../dialog/toast-notify.ts';

/** The call was refused because the user lacks a right. */
export const isForbidden = (error: unknown): boolean => isFailure(error) && error.status === 403;

/** Tells users without access and redirects them. */
export const redirectForbidden = (to: Pick<LinkProps, 'to' | 'params' | 'search'>) => {
  notifyError(problemMessage('no-permission'));
  return redirect({ ...to, replace: true });
};
