import { Button, Textarea } from '@mantine/core';
import { limits } from '@portal/contract/approval';
import type { EmployeeRecord, Person } from '@portal/contract/directory';
import { type FieldProblem, isBlankText, isDay } from '@portal/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminKeys } from '../../../../platform/admin-keys.ts';
import type { WaitingWorkTexts } from '../../../../platform/area.ts';
import { isFailure, messageOf } from '../../../../platform/calls/failure.ts';
import { today } from '../../../../platform/device/clock.ts';
import { dayText } from '../../../../platform/formats.ts';
import { translate, useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/platform-names.ts';
import { Dialog } from '../../../../ui/dialog/dialog-frame.tsx';
import { useAttention } from '../../../../ui/form/attention.ts';
import { DayField } from '../../../../ui/form/day-field.tsx';
import kit from '../../../../ui/form/form.module.css';
import type { Definition } from '../../../../ui/form/form-definition.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { Field } from '../../../../ui/form/form-field.tsx';
import { Notice } from '../../../../ui/form/form-notice.tsx';
import { useDirty, useForm, useValue } from '../../../../ui/form/form-state.ts';
import { ButtonLink } from '../../../../ui/page/links.tsx';
import { PersonSelect } from '../../../../ui/person/select.tsx';
import { uiWords } from '../../../../ui/ui.words.ts';
import { employeeWords } from '../../../directory/index.ts';
import { identityKeys, useMe } from '../../../identity/index.ts';
import { peopleQuery } from '../../pick/picker-candidates.queries.ts';
import classes from './resignation.module.css';
import { type ResignationResult, resign } from './resignation.queries.ts';
import { resignationWords } from './resignation.words.ts';
import { ResignationWaiting, useWaitingLines } from './resignation-waiting.tsx';

/** `approver` is the id of who takes the lines over; empty: they are handed over later. */
type ResignForm = { resignDate: string; approver: string; reason: string };

const emptyResignForm = (): ResignForm => ({
  resignDate: today(),
  approver: '',
  reason: translate(employeeWords.gone),
});

/** Lines are handed over once their approver has resigned, which is on the day itself. */
const mayHandOver = (resignDate: string): boolean => isDay(resignDate) && resignDate <= today();

const fields = ['resignDate', 'approver', 'reason'] as const satisfies (keyof ResignForm)[];
const labels = { resignDate: 'day', approver: 'successor', reason: 'reason' } as const;

const check = ({ resignDate, approver, reason }: ResignForm, hiredOn: string): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (resignDate === '') problems.push({ path: 'resignDate', code: 'required' });
  else if (!isDay(resignDate)) problems.push({ path: 'resignDate', code: 'wrong-type' });
  else if (resignDate <= hiredOn) problems.push({ path: 'resignDate', code: 'not-after-hire' });
  if (!mayHandOver(resignDate) || approver === '') return problems;
  if (isBlankText(reason)) problems.push({ path: 'reason', code: 'required' });
  if ([...reason].length > limits.handOverReason) problems.push({ path: 'reason', code: 'too-long' });
  return problems;
};

const resignDefinition = (hiredOn: string): Definition<ResignForm> => ({
  name: 'resign',
  fields,
  labelOf: (field: keyof ResignForm) => translate(resignationWords[labels[field]]),
  isRequired: (field) => field === 'resignDate',
  missing: (field: keyof ResignForm) => translate(resignationWords.missing[field]),
  check: (form) => check(form, hiredOn),
});

type ResignOutcomeProps = {
  outcome: ResignationResult;
  successor: Person | undefined;
  texts: WaitingWorkTexts;
  onClose: () => void;
};

/** The result: what was handed over, and what is left. */
const ResignOutcome = ({ outcome: { employee, lines, failure }, successor, texts, onClose }: ResignOutcomeProps) => {
  const { t } = useTranslation();
  const name = nameOf(employee);
  const heir = successor ? nameOf(successor) : '';
  const day = employee.resignDate ?? '';
  const hasCome = mayHandOver(day);
  const linesLeft = useWaitingLines(employee.id);
  const left = lines?.left ?? [];
  return (
    <Dialog title={t(resignationWords.title, { name })} size={720} onClose={onClose}>
      <div className={classes.part} role="status">
        <p className={classes.said}>
          {t(hasCome ? resignationWords.done : resignationWords.planned, { name, day: dayText(day) })}
        </p>
        {lines && (
          <p className={classes.said}>{t(resignationWords.handedOver, { count: lines.handedOver, name: heir })}</p>
        )}
        {left.length > 0 && (
          <div className={classes.said}>
            {t(resignationWords.leftOf, { name: heir })}
            <ul className={classes.numbers}>
              {left.map(({ documentId, docNo }) => (
                <li key={documentId}>{docNo}</li>
              ))}
            </ul>
          </div>
        )}
        {failure !== undefined && (
          <p className={classes.said}>{t(resignationWords.notHandedOver, { message: failure })}</p>
        )}
      </div>
      <ResignationWaiting heading={t(resignationWords.still)} employeeId={employee.id} texts={texts} />
      <div className={classes.acts}>
        {linesLeft > 0 && hasCome && (
          <ButtonLink to="/admin/approval" search={{ approverId: employee.id }} variant="default">
            {t(resignationWords.toHandOver)}
          </ButtonLink>
        )}
        <Button data-autofocus onClick={onClose}>
          {t(uiWords.close)}
        </Button>
      </div>
    </Dialog>
  );
};

type Props = { employee: EmployeeRecord; texts: WaitingWorkTexts; onClose: () => void };

/** Shows what waits for an employee, and stores their resign date; their lines are handed over immediately. */
export const ResignDialog = ({ employee, texts, onClose }: Props) => {
  const { t } = useTranslation();
  const { employee: me } = useMe();
  const form = useForm(emptyResignForm(), resignDefinition(employee.hireDate));
  const lines = useWaitingLines(employee.id);
  const [successor, setSuccessor] = useState<Person>();
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<ResignationResult>();
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
      if (isFailure(error)) form.showErrors(error.errors);
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
      <ResignationWaiting heading={t(resignationWords.waiting)} employeeId={employee.id} texts={texts} />
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
