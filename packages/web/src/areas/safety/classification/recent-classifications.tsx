import { type Classification, wordsOfCode } from '@portal/contract/safety';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Form, useValues } from '../../../ui/form/form-state.ts';
import { pathTo } from '../../../ui/tree/nodes.ts';
import { useOccurrences } from '../catalogue/catalogue-trees.ts';
import { RecentSets, recentSets } from '../catalogue/recent-sets.tsx';
import { classificationWords } from './classification.words.ts';
import type { ClassificationForm } from './classification-form.ts';

type Event = Pick<ClassificationForm, 'caseType' | 'eventType' | 'eventCategories'>;

const recent = recentSets<Event>('classifications');

/** Stores how a report of a kind was classified, to be offered for the next ones. */
export const rememberClassification = (queryClient: QueryClient, kind: string, stored: Classification): void =>
  recent.remember(queryClient, kind, {
    caseType: String(stored.caseType),
    eventType: String(stored.eventType),
    eventCategories: stored.eventCategories.map(({ id }) => id),
  });

type Props = { form: Form<ClassificationForm>; kind: string };

/** The event as it was classified for recent reports, one press away, until something was chosen. */
export const RecentClassifications = ({ form, kind }: Props) => {
  const { t } = useTranslation();
  const nodes = useOccurrences();
  const queryClient = useQueryClient();
  const [events] = useState(() => recent.offered(queryClient, kind));
  const { caseType, eventCategories } = useValues(form);
  if (nodes === undefined || caseType !== '' || eventCategories.length > 0) return null;
  const wordsOf = (event: Event): string =>
    [
      t(wordsOfCode('caseType', Number(event.caseType))),
      t(wordsOfCode('eventType', Number(event.eventType))),
      ...event.eventCategories.map((id) => pathTo(nodes, id)?.at(-1)?.label ?? ''),
    ].join(' · ');
  const take = (event: Event) => (): void => {
    form.setValue('caseType', event.caseType);
    form.setValue('eventType', event.eventType);
    form.setValue('eventCategories', event.eventCategories);
  };
  return (
    <RecentSets
      label={t(classificationWords.recent)}
      sets={events.map((event) => ({ words: wordsOf(event), take: take(event) }))}
    />
  );
};
