import { Skeleton } from '@mantine/core';
import type { Hazard } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { CopyOffer } from '../../../ui/form/copy/offer.tsx';
import { RecordPanel } from '../../../ui/form/record/panel.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { useCopiedForm } from '../cases/copied.ts';
import { Facts } from '../view/facts.tsx';
import { type HazardOwner, hazardCalls, hazardQuery } from './api.ts';
import { HazardFields } from './fields.tsx';
import { formOfHazard, hazardDefinition, hazardFacts, newHazardForm } from './form.ts';
import { useHazardTexts } from './texts.ts';

type Kept = { kept: Hazard | null };

const Editing = ({ of, kept }: Kept & { of: HazardOwner }) => {
  const { t } = useTranslation();
  const [initial] = useState(() => (kept ? formOfHazard(kept) : newHazardForm));
  const saving = useCopiedForm(
    {
      definition: hazardDefinition,
      calls: hazardCalls(of),
      initial,
      record: kept ?? undefined,
      done: (isNew) => t(isNew ? 'safety.hazard.created' : 'safety.hazard.changed'),
      onSaved: () => undefined,
    },
    `hazard-of-${of.family}-${of.id}`,
  );
  return (
    <>
      <CopyOffer copy={saving.copy} />
      <RecordPanel label={t('safety.hazard.title')} saving={saving} wordsOf={useHazardTexts()}>
        <HazardFields form={saving.form} />
      </RecordPanel>
    </>
  );
};

const Reading = ({ kept }: Kept) => {
  const { t } = useTranslation();
  const textOf = useHazardTexts();
  if (kept === null) return <EmptyState message={t('safety.hazard.none')} />;
  const form = formOfHazard(kept);
  const facts = hazardFacts.flatMap((key) => {
    const text = textOf(key, form);
    return text === '' ? [] : [{ key, label: t(`safety.hazard.field.${key}`), text }];
  });
  return <Facts facts={[{ key: 'number', label: t('safety.hazard.number'), text: kept.hazardNo }, ...facts]} />;
};

/** The hazard of a case, for those who may say it and for those who may read it. */
export const HazardPart = ({ of, changes }: { of: HazardOwner; changes: boolean }) => {
  const { data: kept, error, refetch } = useQuery(hazardQuery(of));
  if (error && kept === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (kept === undefined) return <Skeleton height={240} />;
  return changes ? <Editing of={of} kept={kept} /> : <Reading kept={kept} />;
};
