import { deemedAcceptedOn } from '@portal/contract/documents';
import { type Day, isDay, yearOf } from '@portal/contract/kernel';
import { useQueries } from '@tanstack/react-query';
import { holidaysQuery } from '../../calendar/index.ts';

/** From which day a filing of a day counts as accepted without an answer; undefined while that is not known. */
export const useDeemedDay = (filedOn: string): Day | undefined => {
  const years = isDay(filedOn) ? [yearOf(filedOn), yearOf(filedOn) + 1] : [];
  const holidays = useQueries({ queries: years.map(holidaysQuery) });
  if (!isDay(filedOn) || holidays.some(({ data }) => data === undefined)) return undefined;
  return (
    deemedAcceptedOn(
      filedOn,
      holidays.flatMap(({ data = [] }) => data),
    ) ?? undefined
  );
};
