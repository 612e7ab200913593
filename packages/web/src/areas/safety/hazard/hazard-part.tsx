import { Skeleton } from '@mantine/core';
import type { Can } from '@portal/contract/kernel';
import {
  changeInvestigationHazard,
  changeReportHazard,
  createInvestigationHazard,
  createReportHazard,
  getInvestigationHazard,
  getReportHazard,
  type Hazard,
} from '@portal/contract/safety';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { useCopiedForm } from '../case/case-copied.ts';
import type { CaseRef } from '../case/case-family.ts';
import { partOf } from '../case/case-part.ts';
import { written } from '../case/unsaved/unsaved-case-left.ts';
import { CasePanel } from '../case/unsaved/unsaved-case-panel.tsx';
import { type Refusal, useWrites } from '../case/unsaved/unsaved-writes.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';
import { Facts } from '../report-view/report-facts.tsx';
import { HazardFields } from './hazard-fields.tsx';
import { hazardFieldsWords } from './hazard-fields.words.ts';
import {
  bodyOfHazard,
  formOfHazard,
  type HazardForm,
  hazardDefinition,
  hazardFacts,
  newHazardForm,
} from './hazard-form.ts';
import { useHazardTexts } from './hazard-texts.ts';

const calls = {
  reports: { get: getReportHazard, create: createReportHazard, change: changeReportHazard },
  investigations: {
    get: getInvestigationHazard,
    create: createInvestigationHazard,
    change: changeInvestigationHazard,
  },
} as const;

/** A case that its hazard is called through. */
type HazardOwner = CaseRef & { readonly family: keyof typeof calls };

/** The hazard of a case; null where it has none. */
const hazardQuery = (of: HazardOwner) =>
  queryOptions({
    queryKey: [...safetyKeys.case(of), 'hazard'],
    queryFn: ({ signal }) => call(calls[of.family].get, { params: { id: of.id } }, { signal }),
    ...partOf(of),
  });

const hazardCalls = ({ family, id }: HazardOwner): RecordCalls<HazardForm, Hazard> => {
  const { get, create, change } = calls[family];
  const params = { id };
  const read = async (): Promise<Hazard> => {
    const kept = await call(get, { params });
    // Nothing takes the hazard of a case away again.
    if (kept === null) throw new Error('the hazard is gone');
    return kept;
  };
  return {
    formOf: formOfHazard,
    create: (form, idempotencyKey) => call(create, { params, body: bodyOfHazard(form) }, { idempotencyKey }),
    change: ({ version }, form) => call(change, { params, body: bodyOfHazard(form) }, { ifMatch: version }),
    read,
    readThere: read,
    refreshes: [safetyKeys.all],
  };
};

type Kept = { kept: Hazard | null };

const Reading = ({ kept }: Kept) => {
  const { t } = useTranslation();
  const textOf = useHazardTexts();
  if (kept === null) return <EmptyState message={t(hazardFieldsWords.none)} />;
  const form = formOfHazard(kept);
  const facts = hazardFacts.flatMap((key) => {
    const text = textOf(key, form);
    return text === '' ? [] : [{ key, label: t(hazardFieldsWords.field[key]), text }];
  });
  return <Facts facts={[{ key: 'number', label: t(hazardFieldsWords.number), text: kept.hazardNo }, ...facts]} />;
};

const Editing = ({ of, kept, refusal }: Kept & { of: HazardOwner; refusal: Refusal | undefined }) => {
  const { t } = useTranslation();
  const [initial] = useState(() => (kept ? formOfHazard(kept) : newHazardForm));
  const saving = useCopiedForm(
    {
      definition: hazardDefinition,
      calls: hazardCalls(of),
      initial,
      record: kept ?? undefined,
      done: (isNew) => t(isNew ? hazardFieldsWords.created : hazardFieldsWords.changed),
      onSaved: () => undefined,
    },
    written.hazard(of),
  );
  return (
    <CasePanel
      label={t(hazardFieldsWords.title)}
      saving={saving}
      refusal={refusal}
      wordsOf={useHazardTexts()}
      reading={<Reading kept={kept} />}
    >
      <HazardFields form={saving.form} />
    </CasePanel>
  );
};

/** The hazard of a case, for those who may say it and for those who may read it. */
export const HazardPart = ({ of, can }: { of: HazardOwner; can: Can<'hazard'> }) => {
  const { writes, refusal } = useWrites(can.hazard, written.hazard(of));
  const { data: kept, error, refetch } = useQuery(hazardQuery(of));
  if (error && kept === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (kept === undefined) return <Skeleton height={240} />;
  return writes ? <Editing of={of} kept={kept} refusal={refusal} /> : <Reading kept={kept} />;
};
