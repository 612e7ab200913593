/** Where a record stands among those that wait for somebody, one after the other. */
export type QueuePlace = {
  /** Counted from one. */
  at: number;
  total: number;
  previous: number | undefined;
  next: number | undefined;
};

/** Undefined where the record is not in the queue, and where it stands there alone: nothing leads from it. */
export const placeIn = (ids: readonly number[], id: number): QueuePlace | undefined => {
  const place = ids.indexOf(id);
  if (place < 0 || ids.length < 2) return undefined;
  return { at: place + 1, total: ids.length, previous: ids[place - 1], next: ids[place + 1] };
};

/** What an act on a record leads to: the next that still waits, and how many that no longer do are passed over. */
export const nextWaiting = (
  ids: readonly number[],
  id: number,
  isGone: (id: number) => boolean,
): { next: number | undefined; passed: number } => {
  const place = ids.indexOf(id);
  const rest = place < 0 ? [] : ids.slice(place + 1);
  const passed = rest.findIndex((each) => !isGone(each));
  return passed < 0 ? { next: undefined, passed: rest.length } : { next: rest[passed], passed };
};
