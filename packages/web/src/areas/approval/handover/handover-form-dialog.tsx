import { Checkbox, Textarea } from '@mantine/core';
import { checkHandOver, handOverBody, type WaitingLine } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { type FieldProblem, requiredFields } from '@portal/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useAttention } from '../../../ui/form/attention.ts';
import kit from '../../../ui/form/form.module.css';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Field } from '../../../ui/form/form-field.tsx';
import { notChosen, tooLong } from '../../../ui/form/form-limits.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { useDirty, useForm } from '../../../ui/form/form-state.ts';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { useMe } from '../../identity/index.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { peopleQuery } from '../pick/picker-candidates.queries.ts';
import classes from './handover.module.css';
import { type HandOver, handOver, handOverAll, waitingOfQuery } from './handover.queries.ts';
import { handoverWords } from './handover.words.ts';
import { categoryWord, documentWord, stepWord, WaitingApprover, WaitingTurn } from './handover-cells.tsx';

/** `approver` is the id of the chosen person; empty: nobody is. */
type WaitingForm = { approver: string; reason: string };

const emptyWaitingForm: WaitingForm = { approver: '', reason: '' };

const bodyOfWaitingForm = ({ approver, reason }: WaitingForm): HandOver => ({
  approver: { id: Number(approver) },
  reason: reason.trim(),
});

const required: ReadonlySet<string> = new Set(requiredFields(handOverBody));

/** Shows the problems that can be checked here: only this line of the document is known. */
const waitingDefinition = ({ drafter, approver }: WaitingLine): Definition<WaitingForm> => ({
  name: 'waiting',
  fields: ['approver', 'reason'] satisfies (keyof WaitingForm)[],
  labelOf: (field: keyof WaitingForm) => translate(handoverWords.form[field === 'approver' ? 'newApprover' : field]),
  isRequired: (field) => required.has(field),
  missing: (field: keyof WaitingForm) => translate(handoverWords.form.missing[field]),
  check: (form): FieldProblem[] => [
    ...notChosen(form, handOverBody),
    ...checkHandOver(bodyOfWaitingForm(form), { drafter, lines: [{ approver }] }),
    ...tooLong(form, handOverBody),
  ],
});

const Facts = ({ line }: { line: WaitingLine }) => {
  const { t } = useTranslation();
  return (
    <dl className={`${classes.facts} ${kit.whole}`}>
      <dt>{t(approvalListWords.column.docNo)}</dt>
      <dd>
        {documentWord(line)} · {categoryWord(line)}
      </dd>
      <dt>{t(approvalListWords.column.drafter)}</dt>
      <dd>{nameOf(line.drafter)}</dd>
      <dt>{t(handoverWords.list.approver)}</dt>
      <dd>
        <WaitingApprover approver={line.approver} />
      </dd>
      <dt>{t(handoverWords.list.stepHeader)}</dt>
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
  const { employee: me } = useMe();
  const form = useForm(emptyWaitingForm, waitingDefinition(line));
  const [chosen, setChosen] = useState<Person>();
  const [failure, setFailure] = useState<string>();
  const [takesAll, setTakesAll] = useState(false);
  /** Lines that could not be handed over need another act, so the message stays until it is closed. */
  const [shownOutcome, setShownOutcome] = useState<string>();
  const waiting = useQuery(waitingOfQuery(line.approver.id)).data ?? 1;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const body = bodyOfWaitingForm(form.current());
      if (takesAll) return handOverAll(line, body);
      await handOver(line, body);
      return undefined;
    },
    meta: { refreshes: [adminKeys.all], ownErrors: true },
    onSuccess: (outcome) => {
      const name = chosen ? nameOf(chosen) : '';
      const done = outcome
        ? t(handoverWords.form.doneAll, { name, count: outcome.handedOver })
        : t(handoverWords.form.done, { name });
      const documents = outcome?.left.map(({ docNo }) => docNo).join(', ') ?? '';
      // Somebody else was faster, or an earlier attempt succeeded although its answer was lost.
      if (outcome?.handedOver === 0 && documents === '')
        return setShownOutcome(t(handoverWords.form.noneLeft, { name: nameOf(line.approver) }));
      if (documents !== '') return setShownOutcome(`${done} ${t(handoverWords.form.left, { name, documents })}`);
      notifySuccess(done);
      onClose();
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: adminKeys.waitingLines });
      if (isFailure(error)) form.showErrors(error.errors);
      if (isFailure(error, 'changed-meanwhile')) setFailure(t(handoverWords.form.changed));
      // The resigned approver of the row is no longer on the line.
      else if (isFailure(error, 'approver-not-resigned')) setShownOutcome(t(handoverWords.form.handedOver));
      else setFailure(messageOf(error));
    },
  });
  const look = useAttention(form, isPending);
  const dirty = useDirty(form);
  if (shownOutcome !== undefined)
    return <AlertDialog title={t(handoverWords.form.dialog)} message={shownOutcome} onClose={onClose} />;
  const confirm = (): void => {
    setFailure(undefined);
    if (form.isFine()) mutate();
    look();
  };
  return (
    <FormDialog
      title={t(handoverWords.form.dialog)}
      confirmLabel={t(handoverWords.list.act)}
      dirty={dirty}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Facts line={line} />
      {waiting > 1 && (
        <Checkbox
          className={kit.whole}
          label={t(handoverWords.form.all, { name: nameOf(line.approver), count: waiting })}
          checked={takesAll}
          onChange={({ currentTarget: { checked } }) => setTakesAll(checked)}
        />
      )}
      {failure !== undefined && <Notice className={kit.whole} title={failure} />}
      <Field form={form} name="approver">
        {({ id, label, required, error, onChange }) => (
          <PersonSelect
            id={id}
            className={kit.whole}
            label={label}
            required={required}
            first
            error={error}
            find={peopleQuery}
            offers={({ id: each }) => each !== line.drafter.id && each !== me.id}
            withheld={t(handoverWords.form.withheld)}
            chosen={chosen}
            onChoose={(person) => {
              setChosen(person);
              onChange(person ? String(person.id) : '');
            }}
          />
        )}
      </Field>
      <Field form={form} name="reason">
        {(bound) => (
          <Textarea
            className={kit.whole}
            {...bound}
            description={t(handoverWords.form.reasonHelp)}
            autosize
            minRows={3}
          />
        )}
      </Field>
    </FormDialog>
  );
};

export default WaitingFormDialog;
