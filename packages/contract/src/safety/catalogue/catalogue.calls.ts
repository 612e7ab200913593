import { endpoint, list } from '@portal/contract/kernel';
import { catalogueNode } from './catalogue-tree.ts';
import { lookupOf } from './lookups.ts';

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

export const listRootCauses = lookup('/api/common/root-causes', 'Why something happened');

export const listReportStatuses = lookupOf(
  '/api/esms/report-status',
  'The statuses of a submitted report, in their order',
);
export const listInvestigationStatuses = lookupOf('/api/esms/investigation-status', 'The statuses of an investigation');
export const listInvestigationSources = lookupOf('/api/esms/investigation-sources', 'What investigations come from');
export const listInvestigationTypes = lookupOf('/api/esms/investigation-types', 'What investigations are about');
export const listHazardStatuses = lookupOf('/api/esms/hazards/status', 'The statuses of a hazard');
export const listHazardSources = lookupOf('/api/esms/hazards/sources', 'Where hazards are found');
export const listControlTypes = lookupOf('/api/esms/hazards/control-types', 'How a hazard is controlled');
