import { Button, Textarea } from '@mantine/core';
import { addDays, isBlankText, isDay } from '@portal/contract/kernel';
import { type ActionRow, actionLimits } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../ui/person/person-picker-picker.tsx';
import { PeopleFinder, PickedPeople, usePicking } from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import type { CaseRef } from '../safety.queries.ts';
import classes from './action.module.css';
import { actMeta, assign } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { hasEnded } from './action-state.ts';

type AssignDialogProps = { of: CaseRef; actions: readonly ActionRow[]; onClose: () => void };

const usualDay = (): string => addDays(today(), actionLimits.dueAfter);

/** The instruction for all assignees, and the individual ones below it. */
const instructionFor = (common: string, own: string): string =>
  [common, own].filter((text) => !isBlankText(text)).join('\n\n');

type OwnInstructionProps = { name: string; text: string | undefined; onChange: (text: string) => void };

/** The individual instruction of an assignee, in addition to the common one. */
const OwnInstruction = ({ name, text, onChange }: OwnInstructionProps) => {
  const { t } = useTranslation();
  if (text === undefined)
    return (
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={t(actionWords.assign.addOwn, { name })}
        onClick={() => onChange('')}
      >
        {t(actionWords.assign.own)}
      </Button>
    );
  return (
    <Textarea
      aria-label={t(actionWords.assign.ownFor, { name })}
      placeholder={t(actionWords.assign.own)}
      autosize
      minRows={1}
      maxRows={4}
      maxLength={actionLimits.content}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

/** Chooses who is to act, each until a day of their own; all of them are assigned, or nobody. */
export const AssignDialog = ({ of, actions, onClose }: AssignDialogProps) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const picking = usePicking([]);
  const [days, setDays] = useState<Readonly<Record<number, string>>>({});
  const [common, setCommon] = useState('');
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({});
  const { keyOf } = useIdempotencyKey();
  const dayOf = (id: number): string => days[id] ?? usualDay();
  const instructionOf = (id: number): string => instructionFor(common, own[id] ?? '');
  const underWay = new Set(actions.flatMap(({ status, mitigator }) => (hasEnded(status) ? [] : [mitigator.id])));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = picking.all.map(({ id }) => ({
        mitigator: { id },
        dueDate: dayOf(id),
        ...(instructionOf(id) === '' ? {} : { instruction: instructionOf(id) }),
      }));
      return assign(of, body, keyOf(body));
    },
    meta: actMeta,
    onSuccess: () => {
      notifySuccess(t(actionWords.assign.done));
      onClose();
    },
  });
  /** Whom the server names among those that were sent. */
  const named = (isFailure(error) ? error.errors : []).map(({ path, message }) => {
    const person = picking.all[Number(path.split('.')[0])];
    return person ? `${nameOf(person)}: ${message}` : message;
  });
  const wrongDay = (id: number): boolean => !isDay(dayOf(id)) || dayOf(id) < today();
  const isTooLong = picking.all.some(({ id }) => instructionOf(id).length > actionLimits.content);
  const isFull = picking.all.length > actionLimits.assignedAtOnce;
  return (
    <PersonPicker
      title={t(actionWords.assign.title)}
      chosenLabel={t(actionWords.assign.chosen)}
      empty={picking.all.length === 0}
      changed={picking.isChanged && !isFull && !isTooLong && !picking.all.some(({ id }) => wrongDay(id))}
      busy={isPending}
      onClear={picking.clear}
      onApply={mutate}
      onClose={onClose}
      finding={
        <PeopleFinder
          own={employee}
          checked={picking.checked}
          onCheck={picking.setChecked}
          refusalOf={({ id }) => {
            if (underWay.has(id)) return t(actionWords.assign.designated);
            return picking.pending.some((each) => each.id === id) ? t(personPickerWords.field.twice) : undefined;
          }}
          onAdd={picking.take}
        />
      }
      chosen={
        <div className={classes.stand}>
          {error && <Notice title={messageOf(error)}>{named.join(' ')}</Notice>}
          <Textarea
            className={classes.instruction ?? ''}
            label={t(actionWords.assign.instruction)}
            description={t(actionWords.assign.instructionHint)}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={actionLimits.content}
            value={common}
            error={isTooLong && t(actionWords.assign.tooLong, { count: actionLimits.content })}
            onChange={(event) => setCommon(event.currentTarget.value)}
          />
          {isFull && <Notice title={t(actionWords.assign.tooMany, { count: actionLimits.assignedAtOnce })} />}
          <PickedPeople
            label={t(actionWords.assign.chosen)}
            empty={t(actionWords.assign.empty)}
            people={picking.pending}
            onRemove={picking.remove}
            below={(person) => (
              <OwnInstruction
                name={nameOf(person)}
                text={own[person.id]}
                onChange={(text) => setOwn({ ...own, [person.id]: text })}
              />
            )}
            extra={(person) => (
              <DayField
                className={classes.day ?? ''}
                aria-label={t(actionWords.assign.dueDate, { name: nameOf(person) })}
                min={today()}
                error={wrongDay(person.id) && t(actionWords.assign.dayPast)}
                value={dayOf(person.id)}
                onChange={(event) => setDays({ ...days, [person.id]: event.currentTarget.value })}
              />
            )}
          />
        </div>
      }
    />
  );
};
