import { person } from '@portal/contract/directory';
import { boolean, day, id, instant, nullable, object, oneOf, type Static, text } from '@portal/contract/kernel';
import { sources } from '../case/case-sources.ts';
import { riskLevels } from '../case/risk-matrix.ts';
import { catalogueName } from '../catalogue/catalogue-tree.ts';
import { investigationStatuses } from './investigation.states.ts';
import { investigationLimits } from './investigation-limits.ts';
import { investigationTypes } from './investigation-types.ts';

const riskOf = () => nullable(object({ riskLevel: oneOf(...riskLevels) }));

/** The common fields of a row and the record. */
export const shownInvestigation = {
  id: id(),
  investigationNo: text(20),
  status: oneOf(...investigationStatuses),
  source: oneOf(...sources),
  type: oneOf(...investigationTypes),
  title: text(investigationLimits.title),
  fieldLevel1: catalogueName,
  fieldLevel2: nullable(catalogueName),
  startDate: day(),
  endDate: day(),
  author: person,
  createdDate: instant(),
  reportId: nullable(id()),
  reportNo: nullable(text(20)),
  initialRisk: riskOf(),
  residualRisk: riskOf(),
};

/** A row of the list; `isReturned`: its plan was returned to the investigators and not saved since. */
export const investigationRow = object({ ...shownInvestigation, isReturned: boolean() });
export type InvestigationRow = Static<typeof investigationRow>;
