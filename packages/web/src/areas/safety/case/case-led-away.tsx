import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { problemMessage } from '../../../platform/calls/sentences.ts';
import { notifyError } from '../../../ui/dialog/toast-notify.ts';

/** Whoever has no part in it is told so and led to the chooser (rules/safety.md#cases). */
export const LedAway = () => {
  useEffect(() => notifyError(problemMessage('no-permission')), []);
  return <Navigate to="/esms" replace />;
};
