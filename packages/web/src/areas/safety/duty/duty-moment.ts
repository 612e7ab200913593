import { eventInstant, eventWall, KST } from '@portal/contract/safety';

/** The clock in Seoul at an instant, in the format of an input for date and time; empty for none. */
export const wallOf = (instant: string | null | undefined): string =>
  instant === null || instant === undefined ? '' : eventWall(new Date(instant), KST);

/** The instant of such an input; null where nothing was chosen. */
export const instantOf = (wall: string): string | null => {
  if (wall === '') return null;
  const at = eventInstant(wall.slice(0, 16), KST);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
