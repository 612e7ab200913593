import { proposalsOfKind, type Report } from '@portal/contract/safety';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Form, useValues } from '../../../ui/form/form-state.ts';
import { pathText, pathTo } from '../../../ui/tree/nodes.ts';
import { useConsequences, useConsequencesOf, useHazardCategories } from '../catalogue/catalogue-trees.ts';
import { RecentSets, recentSets } from '../catalogue/recent-sets.tsx';
import { kindOfReport } from '../report/report-kind.ts';
import { hazardFieldsWords } from './hazard-fields.words.ts';
import type { HazardForm } from './hazard-form.ts';

/** What fits the report of a hazard: entries of the two trees, and the kind by which recent hazards are offered. */
export type HazardOffers = { kind: string; categories: readonly number[]; consequences: readonly number[] };

/** What fits a report, by its kind and its classification. */
export const useHazardOffers = (report: Report): HazardOffers => ({
  kind: kindOfReport(report),
  categories: proposalsOfKind(report.mandatoryReportType).hazardCategories,
  consequences: useConsequencesOf(report.classification?.eventCategories ?? []),
});

type Chosen = { category: number[]; consequences: number[][] };

const recent = recentSets<Chosen>('hazards-of-reports');

/** Stores what was chosen for the hazard of a report of a kind, without its texts, to be offered for the next ones. */
export const rememberHazard = (
  queryClient: QueryClient,
  kind: string,
  { category, potentialConsequences }: HazardForm,
): void =>
  recent.remember(queryClient, kind, { category, consequences: potentialConsequences.map(({ path }) => path) });

type Props = { form: Form<HazardForm>; kind: string };

/** Category and consequences of recent hazards, one press away, until one of both was chosen. */
export const RecentHazards = ({ form, kind }: Props) => {
  const { t } = useTranslation();
  const [categories, consequences] = [useHazardCategories(), useConsequences()];
  const queryClient = useQueryClient();
  const [hazards] = useState(() => recent.offered(queryClient, kind));
  const { category, potentialConsequences } = useValues(form);
  if (!categories || !consequences || category.length > 0 || potentialConsequences.length > 0) return null;
  const endOf = (nodes: typeof categories, path: readonly number[]): string =>
    pathText((pathTo(nodes, path.at(-1) ?? 0) ?? []).slice(-2));
  const wordsOf = (chosen: Chosen): string =>
    `${endOf(categories, chosen.category)} → ${chosen.consequences.map((path) => endOf(consequences, path)).join(', ')}`;
  const take = (chosen: Chosen) => (): void => {
    form.setValue('category', chosen.category);
    form.setValue(
      'potentialConsequences',
      chosen.consequences.map((path) => ({ path, description: '' })),
    );
  };
  return (
    <RecentSets
      label={t(hazardFieldsWords.recent)}
      sets={hazards.map((chosen) => ({ words: wordsOf(chosen), take: take(chosen) }))}
    />
  );
};
