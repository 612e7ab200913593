import { Textarea } from '@mantine/core';
import type { WaitingLine } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { isFailure } from '../../../platform/failure.ts';
import { nameOf } from '../../../platform/names.ts';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { FormDialog } from '../../../ui/record-form/dialog.tsx';
import { useFormErrors } from '../../../ui/record-form/errors.ts';
import { FormNotice } from '../../../ui/record-form/notice.tsx';
import { useFormState } from '../../../ui/record-form/state.ts';
import form from '../../../ui/record-form/styles.module.css';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { candidatesQuery } from '../pick/candidates.api.ts';
import { handOver } from './api.ts';
import { WaitingApprover } from './approver.tsx';
import { bodyOfWaitingForm, checkWaitingForm, emptyWaitingForm } from './form.ts';
import classes from './styles.module.css';
import { WaitingTurn } from './turn.tsx';
import { categoryWord, documentWord, stepWord } from './words.ts';

const Facts = ({ line }: { line: WaitingLine }) => {
  const { t } = useTranslation();
  return (
    <dl className={`${classes.facts} ${form.whole}`}>
      <dt>{t('lists.column.docNo')}</dt>
      <dd>
        {documentWord(line)} · {categoryWord(line)}
      </dd>
      <dt>{t('lists.column.drafter')}</dt>
      <dd>{nameOf(line.drafter)}</dd>
      <dt>{t('admin.waiting.approver')}</dt>
      <dd>
        <WaitingApprover approver={line.approver} />
      </dd>
      <dt>{t('admin.waiting.stepHeader')}</dt>
      <dd className={classes.approver}>
        {stepWord(line)}
        <WaitingTurn line={line} />
      </dd>
    </dl>
  );
};

type Props = { line: WaitingLine; onClose: () => void };

/** Puts another person in the place of an approver who has resigned. */
const WaitingFormDialog = ({ line, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const state = useFormState(emptyWaitingForm);
  const [chosen, setChosen] = useState<Person>();
  const [looked, setLooked] = useState('');
  const [failure, setFailure] = useState<string>();
  const { data } = useQuery(candidatesQuery(undefined, looked));
  const problems = checkWaitingForm(state.form, line);
  const { errors, refuse, refuseAs } = useFormErrors(state, problems, (field) =>
    t(`adminForm.waiting.missing.${field}`),
  );
  const fail = (error: Error): void => {
    void queryClient.invalidateQueries({ queryKey: adminKeys.waitingLines });
    if (isFailure(error)) refuseAs(error);
    if (isFailure(error, 'changed-meanwhile')) setFailure(t('adminForm.waiting.changed'));
    else setFailure(isFailure(error) ? error.message : t('ui.problem.unknown'));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => handOver(line, bodyOfWaitingForm(state.form)),
    meta: { refreshes: [adminKeys.all], ownErrors: true },
    onSuccess: () => {
      notifySuccess(t('adminForm.waiting.done', { name: chosen ? nameOf(chosen) : '' }));
      onClose();
    },
    onError: fail,
  });
  const confirm = (): void => {
    state.visit('approver', 'reason');
    setFailure(undefined);
    refuse({});
    if (problems.length === 0) mutate();
  };
  return (
    <FormDialog
      title={t('adminForm.waiting.dialog')}
      confirmLabel={t('admin.waiting.act')}
      dirty={state.dirty}
      busy={isPending}
      ready
      conflict={undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Facts line={line} />
      {failure !== undefined && <FormNotice className={form.whole} title={failure} />}
      <PersonSelect
        className={form.whole}
        label={t('adminForm.waiting.newApprover')}
        required
        error={errors.approver}
        people={data?.people.filter(({ id }) => id !== line.drafter.id)}
        chosen={chosen}
        onLook={setLooked}
        onChoose={(person) => {
          setChosen(person);
          state.patch({ approver: person ? String(person.id) : '' });
        }}
      />
      <Textarea
        className={form.whole}
        label={t('adminForm.waiting.reason')}
        description={t('adminForm.waiting.reasonHelp')}
        required
        autosize
        minRows={3}
        value={state.form.reason}
        error={errors.reason}
        onChange={(event) => state.patch({ reason: event.currentTarget.value })}
        onBlur={() => state.visit('reason')}
      />
    </FormDialog>
  );
};

export default WaitingFormDialog;
