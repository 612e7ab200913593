import type { AnyRouter } from '@tanstack/react-router';

/** Whether a move leaves the page, and not only the file that covers it, to which Back belongs then. */
export const leavesPage = (
  { state: { location } }: Pick<AnyRouter, 'state'>,
  { action: way }: { action: string },
): boolean => way !== 'BACK' || location.state.shown?.covers !== true;
