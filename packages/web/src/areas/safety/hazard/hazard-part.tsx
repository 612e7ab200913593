import { Skeleton } from '@mantine/core';
import type { Can } from '@portal/contract/kernel';
import { type Hazard, hazardLabels } from '@portal/contract/safety';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { Facts } from '../case/case-facts.tsx';
import { useCopiedForm } from '../case/case-form.ts';
import { CasePanel } from '../case/case-panel.tsx';
import { localCopyNames, type Refusal, useEditable } from '../case/case-unsaved.tsx';
import { type HazardOwner, hazardCalls, hazardQuery } from './hazard.queries.ts';
import { HazardFields, useHazardTexts } from './hazard-fields.tsx';
import { hazardFieldsWords } from './hazard-fields.words.ts';
import { formOfHazard, hazardDefinition, hazardFacts, newHazardForm } from './hazard-form.ts';
import { type HazardOffers, rememberHazard } from './recent-hazards.tsx';

type Beginning = {
  /** The default title of a new hazard. */
  title?: string;
  /** What fits the report of the hazard, to be offered. */
  offers?: HazardOffers;
  /** The case has a hazard now that it had not before. */
  onCreated?: () => void;
};

type ReadingProps = { stored: Hazard | null };

const Reading = ({ stored }: ReadingProps) => {
  const { t } = useTranslation();
  const textOf = useHazardTexts();
  if (stored === null) return <EmptyState message={t(hazardFieldsWords.none)} />;
  const form = formOfHazard(stored);
  const facts = hazardFacts.flatMap((key) => {
    const text = textOf(key, form);
    return text === '' ? [] : [{ key, label: t(hazardLabels[key]), text }];
  });
  return <Facts facts={[{ key: 'number', label: t(hazardFieldsWords.number), text: stored.hazardNo }, ...facts]} />;
};

type EditingProps = ReadingProps &
  Beginning & {
    of: HazardOwner;
    refusal: Refusal | undefined;
  };

const Editing = ({ of, stored, refusal, title = '', offers, onCreated }: EditingProps) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [initial] = useState(() => (stored ? formOfHazard(stored) : { ...newHazardForm, title }));
  const saving = useCopiedForm(
    {
      definition: hazardDefinition,
      calls: hazardCalls(of),
      initial,
      record: stored ?? undefined,
      done: (isNew) => t(isNew ? hazardFieldsWords.created : hazardFieldsWords.changed),
      onSaved: (saved, isNew) => {
        if (offers) rememberHazard(queryClient, offers.kind, formOfHazard(saved));
        if (isNew) onCreated?.();
      },
    },
    localCopyNames.hazard(of),
  );
  return (
    <CasePanel
      label={t(hazardFieldsWords.title)}
      saving={saving}
      refusal={refusal}
      wordsOf={useHazardTexts()}
      reading={<Reading stored={stored} />}
    >
      <HazardFields form={saving.form} offers={offers} />
    </CasePanel>
  );
};

type Props = Beginning & { of: HazardOwner; can: Can<'hazard'> };

/** The hazard of a case, for those who may say it and for those who may read it. */
export const HazardPart = ({ of, can, ...beginning }: Props) => {
  const { isEditable, refusal } = useEditable(can.hazard, localCopyNames.hazard(of));
  const { data: stored, error, refetch } = useQuery(hazardQuery(of));
  if (error && stored === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (stored === undefined) return <Skeleton height={240} />;
  return isEditable ? <Editing {...{ of, stored, refusal }} {...beginning} /> : <Reading stored={stored} />;
};
