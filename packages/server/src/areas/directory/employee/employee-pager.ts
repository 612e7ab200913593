import { MASTER_TOTAL_CAP, type Page, type PageRequest, toPage } from '@portal/contract/kernel';
import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/database/pool';
import type { DirectoryTables } from '../directory-tables.ts';
import { countEmployeeRows, type EmployeeFilter, type EmployeeRow, listEmployeeRows } from './employee.queries.ts';

const TOTALS_CACHED = 500;

const keyOf = (filter: EmployeeFilter, revision: number): string => {
  const { today, searchKeyword, departmentId, onlyDepartmentId, isResigned, employedIn, ids } = filter;
  return JSON.stringify([revision, today, searchKeyword, departmentId, onlyDepartmentId, isResigned, employedIn, ids]);
};

/**
 * Pages of employees. Counting 10,000 takes several times as long as reading a page, so a total is counted once for
 * each revision of the directory, which every change of a person or department increments.
 */
export const createEmployeePager = (db: Db<DirectoryTables>) => {
  const totals = new LRUCache<string, number>({ max: TOTALS_CACHED });
  const count = async (filter: EmployeeFilter, revision: number): Promise<number> => {
    const key = keyOf(filter, revision);
    const known = totals.get(key);
    if (known !== undefined) return known;
    const total = await countEmployeeRows(db, filter);
    totals.set(key, total);
    return total;
  };
  return async (filter: EmployeeFilter, page: PageRequest): Promise<Page<EmployeeRow>> => {
    const rows = await listEmployeeRows(db, filter, page);
    const [first] = rows;
    const total = first ? await count(filter, first.revision) : await countEmployeeRows(db, filter);
    return toPage(rows, total, page, MASTER_TOTAL_CAP);
  };
};

export type EmployeePager = ReturnType<typeof createEmployeePager>;
