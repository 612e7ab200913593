import { FileInput, NativeSelect, TextInput } from '@mantine/core';
import {
  type AuthorityBody,
  acceptances,
  authorityBody,
  authorityKinds,
  checkAuthority,
  type ManualRevision,
} from '@portal/contract/documents';
import type { FieldProblem } from '@portal/contract/kernel';
import { useMemo, useState } from 'react';
import { today } from '../../../platform/device/clock.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import kit from '../../../ui/form/form.module.css';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { useForm, useValues } from '../../../ui/form/form-state.ts';
import { ManualActDialog } from './manual-act-dialog.tsx';
import { type RevisionAt, setAuthority } from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';
import { DeemedDay } from './manual-revision-facts.tsx';

type AuthorityForm = { kind: string; number: string; date: string; acceptedDate: string; acceptance: string };

const formOf = ({ authority, authorityKinds: [only, ...more] }: ManualRevision): AuthorityForm => ({
  kind: authority?.kind ?? (more.length === 0 ? (only ?? '') : ''),
  number: authority?.number ?? '',
  date: authority?.date ?? '',
  acceptedDate: authority?.acceptedDate ?? '',
  acceptance: authority?.acceptance ?? '',
});

const acceptanceOf = (acceptance: string) => acceptances.find((each) => each === acceptance) ?? null;

const bodyOf = ({ kind, number, date, acceptedDate, acceptance }: AuthorityForm): AuthorityBody => ({
  kind: authorityKinds.find((each) => each === kind) ?? null,
  number,
  date: date || null,
  acceptedDate: kind === 'Filing' ? acceptedDate || null : null,
  acceptance: kind === 'Filing' ? acceptanceOf(acceptance) : null,
});

const definitionOf = ({ authorityKinds, state }: ManualRevision): Definition<AuthorityForm> => ({
  name: 'revision-authority',
  fields: ['kind', 'number', 'date', 'acceptedDate', 'acceptance'] satisfies (keyof AuthorityForm)[],
  labelOf: (field: keyof AuthorityForm) => translate(manualRevisionWords.field[field]),
  isRequired: (field) => field === 'kind' || field === 'number' || field === 'date',
  check: (form): FieldProblem[] => [
    ...checkAuthority(bodyOf(form), { kinds: authorityKinds, today: today(), isScheduled: state === 'Scheduled' }),
    ...tooLong(form, authorityBody),
  ],
});

/** Records the answer of the authority about a revision, with its letter. */
export const ManualAuthorityDialog = ({ of, onClose }: { of: RevisionAt; onClose: () => void }) => {
  const { t } = useTranslation();
  const { revision } = of;
  const [initial] = useState(() => formOf(revision));
  const [letter, setLetter] = useState<File | null>(null);
  const form = useForm(
    initial,
    useMemo(() => definitionOf(revision), [revision]),
  );
  const { kind, date } = useValues(form);
  return (
    <ManualActDialog
      title={t(manualRevisionWords.authority)}
      form={form}
      isChanged={letter !== null}
      act={() => setAuthority(of, bodyOf(form.current()), letter ?? undefined)}
      done={t(manualRevisionWords.authoritySaved)}
      onClose={onClose}
    >
      <Field form={form} name="kind">
        {(bound) => (
          <NativeSelect
            {...bound}
            data={[
              { value: '', label: '-' },
              ...revision.authorityKinds.map((value) => ({
                value,
                label: t(manualRevisionWords.authorityKind[value]),
              })),
            ]}
          />
        )}
      </Field>
      <Field form={form} name="number">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Field form={form} name="date">
        {(bound) => <DayField {...bound} />}
      </Field>
      {kind === 'Filing' && (
        <>
          <div className={kit.whole}>
            <p className={kit.sentence}>{t(manualRevisionWords.authorityHint)}</p>
            <DeemedDay filedOn={date} />
          </div>
          <Field form={form} name="acceptedDate">
            {(bound) => <DayField {...bound} />}
          </Field>
          <Field form={form} name="acceptance">
            {(bound) => (
              <NativeSelect
                {...bound}
                data={[
                  { value: '', label: t(manualRevisionWords.notAccepted) },
                  ...acceptances.map((value) => ({ value, label: t(manualRevisionWords.acceptance[value]) })),
                ]}
              />
            )}
          </Field>
        </>
      )}
      <FileInput
        className={kit.whole ?? ''}
        label={t(manualRevisionWords.field.letter)}
        description={revision.authority?.letter?.name}
        placeholder={t(manualRevisionWords.letterFile)}
        accept=".pdf,.png,.jpg,.jpeg"
        clearable
        value={letter}
        onChange={setLetter}
      />
    </ManualActDialog>
  );
};
