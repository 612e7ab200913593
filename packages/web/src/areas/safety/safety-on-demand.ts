import { checkLongSearch, searchWords } from '@portal/contract/kernel';
import {
  getReportCounts,
  listActions,
  listHazards,
  listInvestigationsCall,
  listLessons,
  listReportDrafts,
  listReports,
  type ReportRow,
  type safetyWaitingKinds,
} from '@portal/contract/safety';
import type { AreaOnDemand, FoundOfArea, FoundRecord, WaitingWorkText } from '../../platform/area.ts';
import { call } from '../../platform/calls/call.ts';
import { translate } from '../../platform/i18n.ts';
import { totalText } from '../../platform/pages.ts';
import { lessonScreenWords } from './lesson/lesson.words.ts';
import { type ListName, myActionCalls } from './my-action/my-action.queries.ts';
import { typeOf } from './my-action/my-action-links.ts';
import { dayOf } from './report/report-texts.ts';
import { reportListWords } from './report-list/report-list.words.ts';
import { safetyMenuWords } from './safety-menu.words.ts';

/** The number of newest records that are loaded together. */
const newestOf = (list: ListName, limit: number, signal: AbortSignal) =>
  call(myActionCalls[list], { query: { limit } }, { signal });

const FOUND = 5;
/** The newest actions of each kind are looked through. */
const LOOKED_AT = 50;
/** What may be the number of a flight or of an aircraft, and the code of an airport. */
const NUMBER = /^(?=.*\d)[A-Za-z\d-]{2,10}$/;
const AIRPORT = /^[A-Za-z]{3,4}$/;
const noRows = { items: [], total: 0, offset: 0, limit: FOUND };

/** Actions that one takes or is informed of, found by their number and the title of their case. */
const findActions = async (searchText: string, signal: AbortSignal): Promise<FoundRecord[]> => {
  const words = searchWords(searchText.toLowerCase());
  const pages = await Promise.all([newestOf('assigned', LOOKED_AT, signal), newestOf('referred', LOOKED_AT, signal)]);
  const rows = pages.flatMap(({ items }) => items);
  const hits = rows.filter(({ actionNo, subject, sourceNo }) => {
    const said = `${actionNo} ${subject} ${sourceNo}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return hits.map(({ mitigationId, actionNo, subject, source, sourceId }) => ({
    key: `action-${mitigationId}`,
    label: subject,
    description: actionNo,
    href: `/esms/myaction/view/${typeOf[source]}/${sourceId}/mitigation/${mitigationId}`,
  }));
};

/**
 * The hits in the registers that the reader may open: the action log, investigations and the hazard log; by number and
 * title.
 */
const findInRegisters = async (query: { searchText: string; limit: number }, signal: AbortSignal) => {
  const { can } = await call(getReportCounts, {}, { signal });
  const [actions, investigations, hazards] = await Promise.all([
    can.seeOthers === true ? call(listActions, { query }, { signal }) : noRows,
    can.seeInvestigations === true ? call(listInvestigationsCall, { query }, { signal }) : noRows,
    can.seeHazards === true ? call(listHazards, { query }, { signal }) : noRows,
  ]);
  return { actions, investigations, hazards };
};

/** Reports of a flight, an aircraft or an airport, and those with it in their place or description; nearest first. */
const findReportsOtherwise = async (searchText: string, signal: AbortSignal): Promise<ReportRow[]> => {
  const [word = '', ...others] = searchWords(searchText);
  const isOneWord = others.length === 0;
  const filters = [
    ...(isOneWord && NUMBER.test(word) ? [{ flightNo: word }, { registrationNo: word }] : []),
    ...(isOneWord && AIRPORT.test(word) ? [{ airport: word }] : []),
    ...(checkLongSearch(searchText).length === 0 ? [{ searchText, searchType: 'Content' as const }] : []),
  ];
  const pages = await Promise.all(
    filters.map((filter) => call(listReports, { query: { ...filter, limit: FOUND } }, { signal })),
  );
  return pages.flatMap(({ items }) => items);
};

/** Each record once, where it was found first. */
const once = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ id }, place) => rows.findIndex((row) => row.id === id) === place);

const look = async (searchText: string, signal: AbortSignal) => {
  const query = { searchText, limit: FOUND };
  const [reports, drafts, own, lessons, registers] = await Promise.all([
    call(listReports, { query }, { signal }),
    call(listReportDrafts, { query }, { signal }),
    findActions(searchText, signal),
    call(listLessons, { query }, { signal }),
    findInRegisters(query, signal),
  ]);
  const { actions, investigations, hazards } = registers;
  const isFull = drafts.items.length + reports.items.length >= FOUND;
  const more = isFull ? [] : await findReportsOtherwise(searchText, signal);
  const found = [
    ...drafts.items.map((row) => ({ row, place: 'view/draft' })),
    ...once([...reports.items, ...more]).map((row) => ({ row, place: 'view' })),
  ];
  const records = found.slice(0, FOUND).map(({ row, place }) => ({
    key: `report-${row.id}`,
    label: row.subject ?? '',
    description: [row.reportNo, dayOf(row.reportDate)].filter(Boolean).join(' · '),
    href: `/esms/report/${place}/${row.id}`,
  }));
  const investigated = investigations.items.map(({ id, title, investigationNo }) => ({
    key: `investigation-${id}`,
    label: title,
    description: investigationNo,
    href: `/esms/investigation/view/${id}`,
  }));
  const dangers = hazards.items.map(({ id, title, hazardNo }) => ({
    key: `hazard-${id}`,
    label: title,
    description: hazardNo,
    href: `/esms/hazard/view/${id}`,
  }));
  const isOwn = new Set(own.map(({ key }) => key));
  const logged = actions.items
    .map(({ id, actionNo, case: of }) => ({
      key: `action-${id}`,
      label: of.title,
      description: actionNo,
      href: `/esms/${typeOf[of.type]}/view/${of.id}?action=${id}#mitigation`,
    }))
    .filter(({ key }) => !isOwn.has(key));
  const taught = lessons.items.map(({ id, title, lessonNo }) => ({
    key: `lesson-${id}`,
    label: title,
    description: lessonNo ?? '',
    href: `/esms/lesson/view/${id}`,
  }));
  return {
    items: [...records, ...investigated, ...dangers, ...[...own, ...logged].slice(0, FOUND), ...taught],
    reports,
    lessons,
    ...registers,
  };
};

/**
 * Reports that the reader sees, and own drafts, with the text in subject or number, then those of such a flight,
 * aircraft or place; investigations, hazards, actions and lessons.
 */
export const findRecords = async (searchText: string, signal: AbortSignal): Promise<FoundRecord[]> =>
  (await look(searchText, signal)).items;

/** The same, and the lists of all such records. */
const findAllRecords = async (searchText: string, signal: AbortSignal): Promise<FoundOfArea> => {
  const { items, reports, lessons, investigations, hazards, actions } = await look(searchText, signal);
  const search = new URLSearchParams({ searchText });
  const lists = [
    { page: reports, label: translate(reportListWords.title), href: `/esms/report/list?${search}` },
    { page: investigations, label: translate(safetyMenuWords.investigation), href: `/esms/investigation?${search}` },
    { page: hazards, label: translate(safetyMenuWords.hazard), href: `/esms/hazard?${search}` },
    { page: actions, label: translate(safetyMenuWords.actionLog), href: `/esms/action?${search}` },
    { page: lessons, label: translate(lessonScreenWords.title), href: `/esms/lesson?${search}` },
  ];
  return {
    items,
    lists: lists.flatMap(({ page, ...list }) => (page.total > 0 ? [{ ...list, count: totalText(page) }] : [])),
  };
};

const waitingWork: Record<(typeof safetyWaitingKinds)[number], WaitingWorkText> = {
  'safety-actions': {
    label: { ko: '담당하는 진행 중 조치', en: 'Actions to take' },
    hint: { ko: '안전 부서가 종결하거나 취소합니다.', en: 'The safety office closes or cancels them.' },
  },
  'safety-planned-actions': {
    label: { ko: '승인 전 조치 계획의 담당', en: 'Planned actions not yet approved' },
    hint: {
      ko: '담당자를 바꿔야 계획을 승인할 수 있습니다.',
      en: 'The plan cannot be approved before somebody else is named.',
    },
  },
  'safety-closing-requests': {
    label: { ko: '지시한 조치의 종결 요청', en: 'Closing requests on actions they assigned' },
    hint: { ko: '안전 부서의 다른 사람이 답할 수 있습니다.', en: 'Others of the safety office may answer.' },
  },
  'safety-assessments': {
    label: { ko: '요청받은 2차 평가', en: 'Second assessments they were asked for' },
    hint: { ko: '안전 부서가 평가자를 바꿉니다.', en: 'The safety office names another assessor.' },
  },
  'safety-investigations': {
    label: { ko: '참여 중인 조사', en: 'Investigations they are in' },
    hint: { ko: '조사관을 다시 지정합니다.', en: 'Investigators are named anew.' },
  },
};

export const onDemand: AreaOnDemand = {
  find: findRecords,
  findAll: { heading: { ko: '안전보고', en: 'Safety' }, find: findAllRecords },
  waitingWork,
};
