import { linkOptions } from '@tanstack/react-router';
import type { ReportSearch } from '../list/search.ts';

/** The list one came from, at the page and filters it stood at, at the row of this report. */
export const listLink = (id: number, search: ReportSearch) =>
  linkOptions({ to: '/esms/report', search, state: { row: id } });
