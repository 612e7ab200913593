import { type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import {
  type Hazard,
  type HazardAct,
  hazardCategories,
  type NormalizedTreePath,
  potentialConsequences,
  type HazardRow as ShownRow,
  viewLevels,
} from '@portal/contract/safety';
import { viewRisk } from './assessment.view.ts';
import { type HazardRow, normalizedOf } from './case-hazard.queries.ts';

const viewPath = (tree: typeof hazardCategories, { levels, description }: NormalizedTreePath) => ({
  ...viewLevels(tree, levels),
  description,
});

/** The acts on a hazard of another case, which is assessed and worked on there. */
export const canThroughCase = (change: Decision): Can<HazardAct> => {
  const isOthers = !change.allowed && change.kind === 'role';
  const elsewhere = isOthers ? deniedByRole('no-permission') : deniedByState('belongs-to-case');
  return canOf<HazardAct>({
    change,
    assess: elsewhere,
    assess1: elsewhere,
    assess3: elsewhere,
    assign: elsewhere,
    reopen: elsewhere,
  });
};

/** A hazard as a row of the hazard log. */
export const viewHazardRow = (row: HazardRow): ShownRow => ({
  id: row.id,
  hazardNo: row.hazard_no,
  status: row.status,
  source: row.source,
  title: row.title,
  category: viewPath(hazardCategories, row.category),
  report: row.report,
  investigation: row.investigation,
  identificationDate: row.identified_on,
  identifier: row.identifier,
  hasMitigations: row.has_actions,
  initialRisk: viewRisk(row.initial_risk),
  residualRisk: viewRisk(row.residual_risk),
});

/** A hazard as it is answered. */
export const viewHazard = (row: HazardRow, can: Can<HazardAct>): Hazard => ({
  ...normalizedOf(row),
  ...viewHazardRow(row),
  potentialConsequences: row.potential_consequences.map((path) => viewPath(potentialConsequences, path)),
  version: row.version,
  can,
});
