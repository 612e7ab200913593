import { Textarea } from '@mantine/core';
import { limits } from '@portal/contract/approval';
import type { EmployeeRecord, Person } from '@portal/contract/directory';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminKeys } from '../../../../platform/admin-keys.ts';
import type { LeavingTexts } from '../../../../platform/area.ts';
import { isFailure, messageOf } from '../../../../platform/failure.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import { useAttention } from '../../../../ui/form/attention.ts';
import { DayField } from '../../../../ui/form/day-field.tsx';
import { FormDialog } from '../../../../ui/form/dialog.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Notice } from '../../../../ui/form/notice.tsx';
import { useDirty, useForm, useValue } from '../../../../ui/form/state.ts';
import kit from '../../../../ui/form/styles.module.css';
import { PersonSelect } from '../../../../ui/person/select.tsx';
import { identityKeys, useMe } from '../../../identity/index.ts';
import { peopleQuery } from '../../pick/candidates.api.ts';
import { type Outcome, resign } from './api.ts';
import { emptyResignForm, mayHandOver, resignDefinition } from './form.ts';
import { ResignOutcome } from './outcome.tsx';
import { resignationWords } from './resignation.words.ts';
import classes from './styles.module.css';
import { useLines, WaitingFor } from './waiting.tsx';

type Props = { employee: EmployeeRecord; texts: LeavingTexts; onClose: () => void };

/** Tells what waits for somebody, and keeps the day on which they resign; their lines go to another at once. */
const ResignDialog = ({ employee, texts, onClose }: Props) => {
  const { t } = useTranslation();
  const { employee: me } = useMe();
  const form = useForm(emptyResignForm(), resignDefinition(employee.hireDate));
  const lines = useLines(employee.id);
  const [successor, setSuccessor] = useState<Person>();
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const hasCome = mayHandOver(useValue(form, 'resignDate'));
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { resignDate, approver, reason } = form.current();
      const handOver = { approver: { id: Number(approver) }, reason: reason.trim() };
      return resign(employee, resignDate, lines > 0 && hasCome && approver !== '' ? handOver : undefined);
    },
    meta: { refreshes: [adminKeys.all, identityKeys.me], ownErrors: true },
    onSuccess: setOutcome,
    onError: (error) => {
      if (isFailure(error)) form.tell(error.errors);
      if (isFailure(error, 'changed-meanwhile')) setFailure(t(resignationWords.changed));
      else setFailure(messageOf(error));
    },
  });
  const look = useAttention(form, isPending);
  const dirty = useDirty(form);
  if (outcome) return <ResignOutcome {...{ outcome, successor, texts, onClose }} />;
  const confirm = (): void => {
    setFailure(undefined);
    if (form.isFine()) mutate();
    look();
  };
  return (
    <FormDialog
      title={t(resignationWords.title, { name: nameOf(employee) })}
      confirmLabel={t(resignationWords.act)}
      dirty={dirty}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <WaitingFor heading={t(resignationWords.waiting)} employeeId={employee.id} texts={texts} />
      <p className={`${classes.hint} ${kit.whole}`}>{t(resignationWords.after)}</p>
      {failure !== undefined && <Notice className={kit.whole} title={failure} />}
      <Field form={form} name="resignDate">
        {(bound) => <DayField className={kit.whole} {...bound} description={t(resignationWords.dayHelp)} />}
      </Field>
      {lines > 0 && !hasCome && (
        <p className={`${classes.hint} ${kit.whole}`}>{t(resignationWords.later, { count: lines })}</p>
      )}
      {lines > 0 && hasCome && (
        <>
          <Field form={form} name="approver">
            {({ id, label, error, onChange }) => (
              <PersonSelect
                id={id}
                className={kit.whole}
                label={`${label} (${t(resignationWords.count, { count: lines })})`}
                error={error}
                find={peopleQuery}
                offers={(each) => each.id !== employee.id && each.id !== me.id}
                withheld={t(resignationWords.withheld)}
                chosen={successor}
                onChoose={(person) => {
                  setSuccessor(person);
                  onChange(person ? String(person.id) : '');
                }}
              />
            )}
          </Field>
          <p className={`${classes.hint} ${kit.whole}`}>{t(resignationWords.successorHelp)}</p>
          <Field form={form} name="reason">
            {(bound) => (
              <Textarea className={kit.whole} {...bound} maxLength={limits.handOverReason} autosize minRows={2} />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
};

export default ResignDialog;
