const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MOST_TIMES = 1_440;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Seoul has no daylight saving time. */
const SEOUL_MS = 9 * 3_600_000;

/** The minutes of the day that a setting contains (`06:00,18:00`), in order; undefined if it is invalid. */
export const readDeliveryTimes = (setting: string): number[] | undefined => {
  const times = setting.split(',').map((time) => time.trim());
  if (times.length > MOST_TIMES || !times.every((time) => TIME.test(time))) return undefined;
  const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return [...new Set(minutes)].toSorted((a, b) => a - b);
};

/** The first of these times of day in Seoul after a moment (rules/safety.md#dialogue). */
export const nextDelivery = (times: readonly number[], now: Date): Date => {
  const local = now.getTime() + SEOUL_MS;
  const midnight = local - (local % DAY_MS);
  const next = [0, DAY_MS]
    .flatMap((day) => times.map((minutes) => midnight + day + minutes * MINUTE_MS))
    .find((time) => time > local);
  if (next === undefined) throw new Error('no delivery time is given');
  return new Date(next - SEOUL_MS);
};
