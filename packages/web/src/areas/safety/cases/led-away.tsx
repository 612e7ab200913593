import { Navigate } from '@tanstack/react-router';
import { isFailure } from '../../../platform/failure.ts';

/** Whoever has no part in it is led to the chooser (spec 4, section 6). */
export const isNobodys = (error: Error | null): boolean => isFailure(error) && error.status === 403;

export const LedAway = () => <Navigate to="/esms" replace />;
