import {
  checker,
  coerceTexts,
  type Day,
  endpoint,
  type FieldProblem,
  id,
  integer,
  isBlankText,
  list,
  noReply,
  object,
  oneLine,
  oneOf,
  type Static,
  type TObject,
  text,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { actionFilters } from '../action/action-list.calls.ts';
import { checkPeriod } from '../filter/filter-values.ts';
import { recordFilters, reportFilters } from '../filter/report-filter.ts';
import { checkSearchWords } from '../filter/search-words.ts';
import { hazardFilters } from '../hazard/hazard-list.calls.ts';
import { investigationFilters } from '../investigation/investigation-list.calls.ts';
import { boardPeriod, checkBoardPeriod } from './board.calls.ts';

/** The lists whose filters can be saved as views, in the order of answers. */
export const viewedLists = ['Reports', 'Investigations', 'Hazards', 'Actions', 'Board'] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Limits of a person's views (rules/safety.md#views). */
export const viewLimits = { name: 50, most: 50, value: 200 } as const;

const filters: Readonly<Record<ViewedList, TObject>> = {
  Reports: object(reportFilters),
  Investigations: object(investigationFilters),
  Hazards: object(hazardFilters),
  Actions: object(actionFilters),
  Board: object(recordFilters),
};

const query = () =>
  Type.Unsafe<Readonly<Record<string, string>>>({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: viewLimits.value },
    maxProperties: 50,
  });

/** The filters as in the query of an address, each value a text. */
export const viewBody = object({ list: oneOf(...viewedLists), name: text(viewLimits.name), query: query() });
export type ViewBody = Static<typeof viewBody>;

export const savedView = object({ id: id(), ...viewBody.properties, version: integer(1, 2_147_483_647) });
export type SavedView = Static<typeof savedView>;

const access = { menu: 'ESMS' } as const;
const path = '/api/me/esms/views';
const byId = object({ id: id() });

export const listViews = endpoint({
  method: 'GET',
  path,
  summary: "The caller's views, by list and name",
  access,
  reply: list(savedView),
});

export const createView = endpoint({
  method: 'POST',
  path,
  summary: 'Save filters under a name',
  access,
  body: viewBody,
  reply: savedView,
  status: 201,
  problems: ['not-valid'],
});

export const changeView = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change name and filters of a view',
  access,
  params: byId,
  body: viewBody,
  reply: savedView,
  problems: ['not-found', 'changed-meanwhile', 'not-valid'],
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a view',
  access,
  params: byId,
  reply: noReply,
  status: 204,
  problems: ['not-found', 'changed-meanwhile'],
});

const within = (path: string, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((fault) => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));

/** The problems that the list would answer for the filters on a day, at `query.x`. */
export const checkViewQuery = ({ list: viewed, query: given }: ViewBody, today: Day): FieldProblem[] => {
  const schema = filters[viewed];
  const value = coerceTexts(schema, given) as {
    fromDate?: string;
    toDate?: string;
    searchType?: string;
    searchText?: string;
  };
  const problems = checker(schema)(value);
  if (problems.length > 0) return within('query', problems);
  const period = viewed === 'Board' ? checkBoardPeriod(boardPeriod(value, today)) : checkPeriod(value);
  return within('query', [...period, ...checkSearchWords(value)]);
};

/** The name as it is stored. */
export const viewName = (name: string): string => oneLine(name);

/** The problems of a view's name: blank, used by another view of the list (ignoring case), or one view too many. */
export const checkViewName = (name: string, others: readonly string[]): FieldProblem[] => {
  if (isBlankText(name)) return [{ path: 'name', code: 'required' }];
  const isTaken = others.some((other) => other.toLowerCase() === viewName(name).toLowerCase());
  return isTaken ? [{ path: 'name', code: 'code-twice' }] : [];
};

/** Whether another view can be saved. */
export const checkViewCount = (count: number): FieldProblem[] =>
  count >= viewLimits.most ? [{ path: 'name', code: 'too-many', limit: viewLimits.most }] : [];
