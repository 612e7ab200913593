import { Button, UnstyledButton } from '@mantine/core';
import type { Action, Referrer } from '@portal/contract/safety';
import { IconUser, IconUserPlus, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../../platform/failure.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import { confirm } from '../../../../ui/dialog/confirm.ts';
import chips from '../../../../ui/list/chips.module.css';
import { personPickerWords } from '../../../../ui/person/person-picker.words.ts';
import { fullName } from '../../../../ui/person/words.ts';
import { notifyError, notifySuccess } from '../../../../ui/toast/notify.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import paper from '../../view/styles.module.css';
import { actionWords } from '../action.words.ts';
import { actMeta, removeReferrer } from '../acts.api.ts';
import type { ActionRef } from '../api.ts';
import { useHeld } from '../held.ts';
import part from '../styles.module.css';
import ReferrersDialog from './dialog.tsx';

type Props = { of: ActionRef; action: Action };

const useRemoval = (of: ActionRef) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ referrer }: Referrer) => removeReferrer(of, referrer.id),
    meta: actMeta,
    onSuccess: (_nothing, { referrer }) => notifySuccess(t(actionWords.referrer.removed, { name: nameOf(referrer) })),
    onError: (error) => {
      notifyError(isFailure(error, 'not-found') ? t(actionWords.referrer.goneAlready) : messageOf(error));
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

/** Who is informed of an action, with the ways to change it for whoever may. */
export const ReferrersPart = ({ of, action }: Props) => {
  const { t } = useTranslation();
  const { referrers, can } = action;
  const [isOpen, setOpen] = useState(false);
  useHeld(isOpen);
  const { ask, isPending } = useRemoval(of);
  const close = () => setOpen(false);
  return (
    <section className={part.part} aria-label={t(actionWords.referrer.title)}>
      <h3 className={part.partName}>{t(actionWords.referrer.title)}</h3>
      {referrers.length === 0 && <p className={paper.none}>{t(actionWords.referrer.none)}</p>}
      {referrers.length > 0 && (
        <ul className={part.chips} aria-label={t(actionWords.referrer.title)}>
          {referrers.map((entry) => (
            <li key={entry.seq} className={chips.chip}>
              <IconUser size={14} aria-hidden />
              {fullName(entry.referrer)}
              {can.refer === true && (
                <UnstyledButton
                  className={part.off}
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
        <div className={part.acts}>
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
