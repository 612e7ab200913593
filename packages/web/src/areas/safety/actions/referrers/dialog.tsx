import { type Action, actionLimits } from '@portal/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../../platform/failure.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Notice } from '../../../../ui/form/notice.tsx';
import { personPickerWords } from '../../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../../ui/person/picker.tsx';
import { notifySuccess, notifyWarning } from '../../../../ui/toast/notify.ts';
import { PeopleFinder, PickedPeople, type PickedPerson, usePicking, without } from '../../../approval/index.ts';
import { useMe } from '../../../identity/index.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import { actionWords } from '../action.words.ts';
import { actMeta, addReferrers, removeReferrer } from '../acts.api.ts';
import type { ActionRef } from '../api.ts';
import classes from '../styles.module.css';

type Props = { of: ActionRef; action: Action; onClose: () => void };

/** Chooses who is informed: those who are there can be taken off, others come to them. */
const ReferrersDialog = ({ of, action, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { employee } = useMe();
  // As they were when one began: whom others add meanwhile is not taken off by it.
  const [applied] = useState(() => action.referrers.map(({ referrer }) => referrer));
  const picking = usePicking(applied);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (): Promise<void> => {
      const added = without(picking.all, applied).map(({ id }) => id);
      if (added.length > 0) await addReferrers(of, added);
      for (const { id } of without(applied, picking.all))
        await removeReferrer(of, id).catch((failure: unknown) => {
          if (!isFailure(failure, 'not-found')) throw failure;
          notifyWarning(t(actionWords.referrer.goneAlready));
        });
    },
    meta: actMeta,
    onSuccess: () => {
      notifySuccess(t(actionWords.referrer.saved), action.actionNo);
      onClose();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: safetyKeys.all }),
  });
  const refusalOf = ({ id }: PickedPerson): string | undefined => {
    if (id === action.mitigator.id) return t(actionWords.referrer.isMitigator);
    if (applied.some((each) => each.id === id)) return t(actionWords.referrer.there);
    return picking.pending.some((each) => each.id === id) ? t(personPickerWords.field.twice) : undefined;
  };
  const isFull = without(picking.all, applied).length > actionLimits.referrersAtOnce;
  return (
    <PersonPicker
      title={t(actionWords.referrer.choose)}
      chosenLabel={t(actionWords.referrer.title)}
      empty={picking.all.length === 0}
      changed={picking.isChanged && !isFull}
      busy={isPending}
      onClear={picking.clear}
      onApply={mutate}
      onClose={onClose}
      finding={
        <PeopleFinder
          own={employee}
          leftOut={employee.id}
          checked={picking.checked}
          onCheck={picking.setChecked}
          refusalOf={refusalOf}
          onAdd={picking.take}
        />
      }
      chosen={
        <div className={classes.stand}>
          {error && (
            <Notice title={messageOf(error)}>
              {isFailure(error) && error.errors.map(({ message }) => message).join(' ')}
            </Notice>
          )}
          {isFull && <Notice title={t(actionWords.assign.tooMany, { count: actionLimits.referrersAtOnce })} />}
          <PickedPeople
            label={t(actionWords.referrer.title)}
            empty={t(actionWords.referrer.none)}
            people={picking.pending}
            onRemove={picking.remove}
          />
        </div>
      }
    />
  );
};

export default ReferrersDialog;
