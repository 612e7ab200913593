import { Textarea } from '@mantine/core';
import type { WaitingLine } from '@portal/contract/admin';
import type { Person } from '@portal/contract/directory';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailure } from '../../platform/failure.ts';
import { nameOf } from '../../platform/names.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { candidatesQuery } from '../approval/index.ts';
import { adminKeys } from './admin-keys.ts';
import form from './form.module.css';
import { FormDialog } from './form-dialog.tsx';
import { useFormErrors } from './form-errors.ts';
import { FormNotice } from './form-notice.tsx';
import { useFormState } from './form-state.ts';
import { PersonSelect } from './person-select.tsx';
import { handOver } from './waiting.api.ts';
import classes from './waiting.module.css';
import { WaitingApprover } from './waiting-approver.tsx';
import { bodyOfWaitingForm, checkWaitingForm, emptyWaitingForm } from './waiting-form.ts';
import { WaitingTurn } from './waiting-turn.tsx';
import { categoryWord, documentWord, stepWord } from './waiting-words.ts';

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
