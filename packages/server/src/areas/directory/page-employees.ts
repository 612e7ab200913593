import { MASTER_TOTAL_CAP, type Page, type PageRequest, toPage } from '@portal/contract/kernel';
import type { Db } from '#platform/database/database';
import type { DirectoryTables } from './directory.table.ts';
import {
  countEmployeeRows,
  type EmployeeFilter,
  type EmployeeRow,
  listEmployeeRows,
} from './employee-record.queries.ts';

/** A page of employees with how many there are. */
export const pageEmployees = async (
  db: Db<DirectoryTables>,
  filter: EmployeeFilter,
  page: PageRequest,
): Promise<Page<EmployeeRow>> => {
  const [rows, total] = await Promise.all([listEmployeeRows(db, filter, page), countEmployeeRows(db, filter)]);
  return toPage(rows, total, page, MASTER_TOTAL_CAP);
};
