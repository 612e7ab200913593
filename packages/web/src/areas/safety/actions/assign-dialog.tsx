import { addDays, isDay } from '@portal/contract/kernel';
import { type ActionRow, actionLimits } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { today } from '../../../platform/device/clock.ts';
import { isFailure, messageOf } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../ui/person/picker.tsx';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { PeopleFinder, PickedPeople, usePicking } from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import { actionWords } from './action.words.ts';
import { actMeta, assign } from './acts.api.ts';
import type { CaseRef } from './api.ts';
import { hasEnded } from './ended.ts';
import classes from './styles.module.css';

type Props = { of: CaseRef; actions: readonly ActionRow[]; onClose: () => void };

const usualDay = (): string => addDays(today(), actionLimits.dueAfter);

/** Chooses who is to act, each until a day of their own; all of them are assigned, or nobody. */
const AssignDialog = ({ of, actions, onClose }: Props) => {
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

export default AssignDialog;
