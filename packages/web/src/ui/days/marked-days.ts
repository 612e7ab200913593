import type { Day } from '@portal/contract/kernel';
import { createContext } from 'react';

/** The days of a year that are named in every calendar, such as holidays; none before they are there. */
export type MarkedDays = (year: number) => ReadonlyMap<Day, string>;

const none: ReadonlyMap<Day, string> = new Map();

/** A hook that names them, given by the frame: the calendar knows no area. */
export const MarkedDaysContext = createContext<MarkedDays>(() => none);
