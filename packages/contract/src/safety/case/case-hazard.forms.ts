import { type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { hazardCategories } from '../catalogue/hazard-categories.ts';
import { checkLevels, chosenLevels, type SentLevels } from '../catalogue/hazard-levels.ts';
import { potentialConsequences } from '../catalogue/potential-consequences.ts';
import type { HazardBody } from './case-hazard.schema.ts';
import type { ControlType } from './case-sources.ts';

/** A path down a tree with its description. */
export type NormalizedTreePath = { levels: number[]; description: string | null };

/** The own fields of a hazard as they are stored, with texts unchanged. */
export type NormalizedHazard = {
  title: string;
  category: NormalizedTreePath;
  potentialConsequences: NormalizedTreePath[];
  controlType: ControlType | null;
};

type SentPath = SentLevels & { description?: string | null };

const normalizeTreePath = (sent: SentPath): NormalizedTreePath => ({
  levels: chosenLevels(sent),
  description: isBlankText(sent.description) ? null : (sent.description ?? null),
});

export const normalizeHazard = (body: HazardBody): NormalizedHazard => ({
  title: body.title,
  category: normalizeTreePath(body.category),
  potentialConsequences: body.potentialConsequences.map(normalizeTreePath),
  controlType: body.controlType ?? null,
});

const checkConsequences = (sent: HazardBody['potentialConsequences']): FieldProblem[] => {
  const leaves = sent.map((way) => chosenLevels(way).join());
  return sent.flatMap((way, place): FieldProblem[] => {
    const path = `potentialConsequences.${place}`;
    const problems = checkLevels(potentialConsequences, way, path);
    if (problems.length > 0) return problems;
    return leaves.indexOf(leaves[place] ?? '') < place ? [{ path, code: 'chosen-twice' }] : [];
  });
};

/** The problems of a hazard: it needs a title, and paths down to a leaf, none twice (rules/safety.md#hazards). */
export const checkHazard = (body: HazardBody): FieldProblem[] => [
  ...(isBlankText(body.title) ? [{ path: 'title', code: 'required' } as const] : []),
  ...checkLevels(hazardCategories, body.category, 'category'),
  ...checkConsequences(body.potentialConsequences),
];

/** The problems of fields that the case of the hazard determines: another value is refused. */
export const checkBelonging = (
  body: Pick<HazardBody, 'source' | 'report'>,
  own: { source: HazardBody['source']; reportId: number | null },
): FieldProblem[] => [
  ...(body.source && body.source !== own.source ? [{ path: 'source', code: 'not-one-of' } as const] : []),
  ...(body.report && body.report.id !== own.reportId ? [{ path: 'report', code: 'not-one-of' } as const] : []),
];
