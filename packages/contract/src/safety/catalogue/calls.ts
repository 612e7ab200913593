import { endpoint, integer, list, object, text } from '@portal/contract/kernel';
import { statusNames } from '../cases/states.ts';
import { catalogueNode } from './tree.ts';

const lookup = <const Path extends string>(path: Path, summary: string) =>
  endpoint({ method: 'GET', path, summary, access: 'signed-in', reply: list(catalogueNode) });

export const listReportFields = lookup('/api/common/report-fields', 'The fields of work that reports are about');
export const listAdvisoryTypes = lookup('/api/common/advisory-types', 'What a TCAS says');
export const listDangerousGoods = lookup('/api/common/dangerous', 'Classes and divisions of dangerous goods');
export const listOccurrences = lookup('/api/common/occurrences', 'Categories of occurrences (CICTT)');
export const listHazardCategories = lookup('/api/common/hazard-categories', 'What hazards are');
export const listPotentialConsequences = lookup(
  '/api/common/hazard-potential-consequences',
  'What a hazard may lead to',
);

export const listReportStatuses = endpoint({
  method: 'GET',
  path: '/api/esms/report-status',
  summary: 'The statuses of a submitted report, in their order',
  access: { menu: 'ESMS' },
  reply: list(object({ key: integer(1, 8), value: text(40), description: text(60) })),
});

/** What that call answers. */
export const reportStatusCatalogue = Object.entries(statusNames).map(([value, description], place) => ({
  key: place + 1,
  value,
  description,
}));
