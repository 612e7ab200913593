import { Button, UnstyledButton } from '@mantine/core';
import { type Action, actionLimits, type Referrer } from '@portal/contract/safety';
import { IconUser, IconUserPlus, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifyError, notifySuccess, notifyWarning } from '../../../ui/dialog/toast-notify.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import chips from '../../../ui/list/chips.module.css';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../ui/person/person-picker-picker.tsx';
import { fullName } from '../../../ui/person/person-picker-texts.ts';
import { PeopleFinder, PickedPeople, type PickedPerson, usePicking, without } from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import paper from '../case/case-facts.module.css';
import { safetyKeys } from '../safety.queries.ts';
import classes from './action.module.css';
import { type ActionRef, actMeta, addReferrers, removeReferrer } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { useKeepSelection } from './action-selection.ts';

type ReferrersDialogProps = { of: ActionRef; action: Action; onClose: () => void };

/** Edits the referrers: present ones can be removed, others added. */
const ReferrersDialog = ({ of, action, onClose }: ReferrersDialogProps) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { employee } = useMe();
  // The referrers when editing began, so that those added by others meanwhile are not removed.
  const [applied] = useState(() => action.referrers.map(({ referrer }) => referrer));
  const picking = usePicking(applied);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (): Promise<void> => {
      const added = without(picking.all, applied).map(({ id }) => id);
      if (added.length > 0) await addReferrers(of, added);
      for (const { id } of without(applied, picking.all))
        await removeReferrer(of, id).catch((failure: unknown) => {
          if (!isFailure(failure, 'not-found')) throw failure;
          notifyWarning(t(actionWords.referrer.deletedAlready));
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

type Props = { of: ActionRef; action: Action };

const useRemoval = (of: ActionRef) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ referrer }: Referrer) => removeReferrer(of, referrer.id),
    meta: actMeta,
    onSuccess: (_nothing, { referrer }) => notifySuccess(t(actionWords.referrer.removed, { name: nameOf(referrer) })),
    onError: (error) => {
      notifyError(isFailure(error, 'not-found') ? t(actionWords.referrer.deletedAlready) : messageOf(error));
      void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
    },
  });
  const ask = async (entry: Referrer): Promise<void> => {
    const question = {
      title: t(actionWords.referrer.remove),
      message: t(actionWords.referrer.sureRemove, { name: fullName(entry.referrer) }),
    };
    if (await confirm({ ...question, confirmLabel: t(actionWords.referrer.take), danger: true })) mutate(entry);
  };
  return { ask, isPending };
};

/** The referrers of an action, with the buttons to change them. */
export const ActionReferrers = ({ of, action }: Props) => {
  const { t } = useTranslation();
  const { referrers, can } = action;
  const [isOpen, setOpen] = useState(false);
  useKeepSelection(isOpen);
  const { ask, isPending } = useRemoval(of);
  const close = () => setOpen(false);
  return (
    <section className={classes.part} aria-label={t(actionWords.referrer.title)}>
      <h3 className={classes.partName}>{t(actionWords.referrer.title)}</h3>
      {referrers.length === 0 && <p className={paper.none}>{t(actionWords.referrer.none)}</p>}
      {referrers.length > 0 && (
        <ul className={classes.chips} aria-label={t(actionWords.referrer.title)}>
          {referrers.map((entry) => (
            <li key={entry.seq} className={chips.chip}>
              <IconUser size={14} aria-hidden />
              {fullName(entry.referrer)}
              {can.refer === true && (
                <UnstyledButton
                  className={classes.off}
                  data-act
                  disabled={isPending}
                  aria-label={t(personPickerWords.remove, { name: nameOf(entry.referrer) })}
                  onClick={() => void ask(entry)}
                >
                  <IconX size={14} aria-hidden />
                </UnstyledButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {can.refer === true && (
        <div className={classes.acts}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconUserPlus size={14} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t(actionWords.referrer.add)}
          </Button>
        </div>
      )}
      {isOpen && <ReferrersDialog of={of} action={action} onClose={close} />}
    </section>
  );
};
