import { Button, UnstyledButton } from '@mantine/core';
import { addDays, isDay, type ProblemCode } from '@portal/contract/kernel';
import { type ActionRow, actionLimits } from '@portal/contract/safety';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../ui/person/person-picker-picker.tsx';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { PeopleFinder, PickedPeople, usePicking } from '../../approval/index.ts';
import { useMe, usePhoto } from '../../identity/index.ts';
import type { CaseRef } from '../safety.queries.ts';
import classes from './action.module.css';
import { actionsQuery, actMeta, assign } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { ActionBadges } from './action-badge.tsx';
import { KeepSelection, useChosenAction } from './action-selection.ts';
import { hasEnded } from './action-state.ts';
import { ActionLoader } from './action-view.tsx';

type AssignDialogProps = { of: CaseRef; actions: readonly ActionRow[]; onClose: () => void };

const usualDay = (): string => addDays(today(), actionLimits.dueAfter);

/** Chooses who is to act, each until a day of their own; all of them are assigned, or nobody. */
const AssignDialog = ({ of, actions, onClose }: AssignDialogProps) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const picking = usePicking([]);
  const [days, setDays] = useState<Readonly<Record<number, string>>>({});
  const { keyOf } = useIdempotencyKey();
  const dayOf = (id: number): string => days[id] ?? usualDay();
  const underWay = new Set(actions.flatMap(({ status, mitigator }) => (hasEnded(status) ? [] : [mitigator.id])));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = picking.all.map(({ id }) => ({ mitigator: { id }, dueDate: dayOf(id) }));
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
  const isFull = picking.all.length > actionLimits.assignedAtOnce;
  return (
    <PersonPicker
      title={t(actionWords.assign.title)}
      chosenLabel={t(actionWords.assign.chosen)}
      empty={picking.all.length === 0}
      changed={picking.isChanged && !isFull && !picking.all.some(({ id }) => wrongDay(id))}
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
          {isFull && <Notice title={t(actionWords.assign.tooMany, { count: actionLimits.assignedAtOnce })} />}
          <PickedPeople
            label={t(actionWords.assign.chosen)}
            empty={t(actionWords.assign.empty)}
            people={picking.pending}
            onRemove={picking.remove}
            beside={(person) => (
              <DayField
                className={classes.day ?? ''}
                aria-label={t(actionWords.assign.dueDate, { name: nameOf(person) })}
                min={today()}
                error={wrongDay(person.id) && t(actionWords.assign.gone)}
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

type PillProps = { action: ActionRow; isChosen: boolean; onChoose: () => void };

const Pill = ({ action, isChosen, onChoose }: PillProps) => {
  const { t } = useTranslation();
  const { mitigator, actionNo, dueDate } = action;
  return (
    <li>
      <UnstyledButton className={classes.pill} aria-current={isChosen || undefined} onClick={onChoose}>
        <PersonAvatar name={nameOf(mitigator)} photo={usePhoto(mitigator.email)} size={36} />
        <span className={classes.pillWords}>
          <b>{titledName(mitigator)}</b>
          <small>{departmentNameOf(mitigator)}</small>
          <small>
            {actionNo} · {t(actionWords.until, { day: dueDate })}
          </small>
          <ActionBadges action={action} />
        </span>
      </UnstyledButton>
    </li>
  );
};

type ActionPillsProps = { actions: readonly ActionRow[]; chosen: number | undefined; onChoose: (id: number) => void };

/** Who is to act, one pill for each action. */
const ActionPills = ({ actions, chosen, onChoose }: ActionPillsProps) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.pills} aria-label={t(actionWords.list)}>
      {actions.map((action) => (
        <Pill key={action.id} action={action} isChosen={action.id === chosen} onChoose={() => onChoose(action.id)} />
      ))}
    </ul>
  );
};

type Props = {
  of: CaseRef;
  /** What the case says of assigning (`can`): the button stands there only while it can be used. */
  assign: true | ProblemCode | undefined;
};

/** The actions of a case: who is to act at the left, what became of it at the right; two screens on a phone. */
export const ActionPanel = ({ of, assign }: Props) => {
  const { t } = useTranslation();
  const { data: actions, error, refetch } = useQuery({ ...actionsQuery(of), refetchOnWindowFocus: 'always' });
  const { chosen, choose, keep } = useChosenAction();
  const [isAssigning, setAssigning] = useState(false);
  const isPhone = usePhone();
  if (error && actions === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (actions === undefined) return <RecordSkeleton />;
  const known = actions.find(({ id }) => id === chosen)?.id;
  const shown = known ?? (isPhone ? undefined : actions[0]?.id);
  const add = assign === true && (
    <Button variant="light" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAssigning(true)}>
      {t(actionWords.add)}
    </Button>
  );
  return (
    <>
      {actions.length === 0 ? (
        <EmptyState message={t(actionWords.none)} hint={assign === true ? t(actionWords.noneHint) : undefined}>
          {add}
        </EmptyState>
      ) : (
        <div className={classes.panel}>
          {!(isPhone && shown !== undefined) && (
            <div className={classes.side}>
              {add}
              <ActionPills actions={actions} chosen={shown} onChoose={(id) => choose(id, !isPhone)} />
            </div>
          )}
          {shown !== undefined && (
            <KeepSelection value={() => shown !== chosen && keep(shown)}>
              <ActionLoader
                // Choosing another clears what stood there of the one before.
                key={shown}
                of={{ ...of, mid: shown }}
                onBack={isPhone ? () => choose(undefined, true) : undefined}
              />
            </KeepSelection>
          )}
        </div>
      )}
      {isAssigning && <AssignDialog of={of} actions={actions} onClose={() => setAssigning(false)} />}
    </>
  );
};
