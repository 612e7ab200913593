import {
  dayInSeoul,
  type FileAnswer,
  type Language,
  type Page,
  type PageRequest,
  Problem,
  toPage,
} from '@portal/contract/kernel';
import type { VacationDetail, VacationRow } from '@portal/contract/leave';
import { leaveDays, leaveImportHeaders } from '@portal/contract/leave';
import { type EmployeeFilter, type EmployeeRow, findEmployeeRow, listEmployeeRows } from '#areas/directory';
import { writeSpreadsheet } from '#platform/spreadsheet/write-sheet';
import type { LeaveRouteServices } from '../leave-services.ts';
import { listAnnualLeaveInfo, listTotals, listUsedLeave } from './leave-year.queries.ts';

type Services = LeaveRouteServices;
type Filter = { year: number; searchKeyword?: string; departmentId?: number };

const EVERYBODY = 1_000_000;

const filterOf = ({ clock }: Services, { year, ...filter }: Filter): EmployeeFilter => ({
  ...filter,
  today: dayInSeoul(clock()),
  employedIn: year,
});

const viewRow = (row: EmployeeRow, annualLeaveInfo: VacationRow['annualLeaveInfo'] | undefined): VacationRow => {
  if (!annualLeaveInfo) throw new Error(`no leave of employee ${row.id}`);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    engName: row.eng_name,
    position: row.position,
    email: row.email,
    department: { id: row.department_id, name: row.department_name, engName: row.department_eng_name },
    annualLeaveInfo,
  };
};

const withLeave = async (services: Services, filter: Filter, rows: readonly EmployeeRow[]): Promise<VacationRow[]> => {
  const infos = await listAnnualLeaveInfo(
    services.db,
    rows.map(({ id }) => id),
    filter.year,
  );
  return rows.map((row) => viewRow(row, infos.get(row.id)));
};

/** The leave of a year: active employees, and those who resigned within it (rules/leave.md#leave-of-a-year). */
export const listVacations = async (
  services: Services,
  filter: Filter,
  page: PageRequest,
): Promise<Page<VacationRow>> => {
  const found = await services.pageEmployees(filterOf(services, filter), page);
  return { ...found, items: await withLeave(services, filter, found.items) };
};

type Wanted = { employeeId: number; year: number; isAnnual: boolean };

/** The single leaves of a count; raises `not-found` for an unknown employee. */
export const listUsedLeaveDetails = async (
  { db, listTitles }: Services,
  wanted: Wanted,
  page: PageRequest,
): Promise<Page<VacationDetail>> => {
  if (!(await findEmployeeRow(db, wanted.employeeId))) throw new Problem('not-found');
  const all = await listUsedLeave(db, wanted);
  const shown = all.slice(page.offset * page.limit, (page.offset + 1) * page.limit);
  const titles = await listTitles(
    db,
    shown.map(({ documentId }) => documentId),
  );
  const details = shown.map(({ documentId, absenceType, periods }) => ({
    days: leaveDays(periods),
    periods,
    type: absenceType,
    title: titles.get(documentId) ?? '',
    docId: documentId,
  }));
  return toPage(details, all.length, page);
};

const exportColumns: readonly ({ width: number } & Record<Language, string>)[] = [
  { ko: '사번', en: 'Code', width: 12 },
  { ko: '이름', en: 'Name', width: 12 },
  { ko: '영문 이름', en: 'English name', width: 20 },
  { ko: '직위', en: 'Position', width: 12 },
  { ko: '부서', en: 'Department', width: 20 },
  { ko: '이메일', en: 'Email', width: 32 },
  { ko: '총 연차', en: 'Total days', width: 10 },
  { ko: '사용 연차', en: 'Used days', width: 10 },
  { ko: '잔여 연차', en: 'Remaining days', width: 10 },
  { ko: '신청 중', en: 'Requested', width: 10 },
  { ko: '기타 휴가', en: 'Other leave', width: 10 },
];

const fileNames = {
  export: { ko: '휴가현황', en: 'leave' },
  template: { ko: '총연차', en: 'leave-totals' },
} as const;

/** The list of leave with all its pages, as a spreadsheet in the user's language. */
export const exportVacations = async (services: Services, filter: Filter, language: Language): Promise<FileAnswer> => {
  const people = await listEmployeeRows(services.db, filterOf(services, filter), { offset: 0, limit: EVERYBODY });
  const rows = await withLeave(services, filter, people);
  return writeSpreadsheet(`${fileNames.export[language]}_${filter.year}.xlsx`, {
    name: `${filter.year}`,
    columns: exportColumns.map(({ width, ...title }) => ({ title: title[language], width })),
    rows: rows.map(({ annualLeaveInfo: info, ...row }) => [
      row.code,
      row.name,
      row.engName,
      row.position,
      language === 'en' ? row.department.engName || row.department.name : row.department.name,
      row.email,
      info.totalDays,
      info.useAnnualLeaveDays,
      info.remainingDays,
      info.reservedDays,
      info.useVacationDays,
    ]),
  });
};

/** A template for the import: all active employees with their present totals. */
export const leaveTemplate = async ({ db, clock }: Services, year: number, language: Language): Promise<FileAnswer> => {
  const filter = { today: dayInSeoul(clock()), isResigned: false };
  const rows = await listEmployeeRows(db, filter, { offset: 0, limit: EVERYBODY });
  const totals = await listTotals(db, year);
  return writeSpreadsheet(`${fileNames.template[language]}_${year}.xlsx`, {
    name: `${year}`,
    columns: leaveImportHeaders[language === 'en' ? 1 : 0].map((title) => ({ title, width: 14 })),
    rows: rows.map(({ id, code, name }) => [code, name, totals.get(id) ?? 0]),
  });
};
