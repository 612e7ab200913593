import { eventInstant, eventWall, KST } from '@portal/contract/safety';

/** What a clock in Seoul shows at an instant, as an input of day and time takes it; empty for none. */
export const wallOf = (instant: string | null | undefined): string =>
  instant === null || instant === undefined ? '' : eventWall(new Date(instant), KST);

/** The instant of such an input; null where nothing was chosen. */
export const instantOf = (wall: string): string | null => {
  if (wall === '') return null;
  const at = eventInstant(wall.slice(0, 16), KST);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
