import { useRef } from 'react';

/** The selected rows, including those on other pages. */
export const useChosenRows = <Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  chosen: ReadonlySet<number>,
): Row[] => {
  const seen = useRef(new Map<number, Row>());
  for (const row of rows ?? []) seen.current.set(row.id, row);
  return [...chosen].flatMap((id) => seen.current.get(id) ?? []);
};
