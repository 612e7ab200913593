import { Textarea } from '@mantine/core';
import { alertLimits, type IndicatorAlert } from '@portal/contract/indicators';
import { isBlankText } from '@portal/contract/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { indicatorsKeys } from '../indicator/indicator.queries.ts';
import { periodText } from '../indicator/indicator-texts.ts';
import { acknowledgeMutation } from './alert.queries.ts';
import { alertWords } from './alert.words.ts';
import { ActionChoice, type Chosen, HazardChoice } from './alert-choice.tsx';

type Props = { alert: IndicatorAlert; onClose: () => void };

const refOf = (chosen: Chosen | null): { id: number } | null => chosen && { id: chosen.id };

/** Records the cause of an alert, with the hazard and the action that deal with it. */
export const AcknowledgeDialog = ({ alert: { indicator, year, month }, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [cause, setCause] = useState('');
  const [hazard, setHazard] = useState<Chosen | null>(null);
  const [action, setAction] = useState<Chosen | null>(null);
  const { mutate, isPending, error } = useMutation({
    ...acknowledgeMutation,
    onSuccess: () => {
      notifySuccess(t(alertWords.done), nameOf(indicator));
      onClose();
    },
  });
  const problemOf = (path: string): string | undefined =>
    isFailure(error) ? error.errors.find((each) => each.path === path)?.message : undefined;
  const leave = (): void => {
    onClose();
    // The figures may have become others meanwhile.
    if (error) void queryClient.invalidateQueries({ queryKey: indicatorsKeys.all });
  };
  const send = (): void =>
    mutate({ id: indicator.id, year, month, body: { cause, hazard: refOf(hazard), action: refOf(action) } });
  return (
    <FormDialog
      title={`${t(alertWords.acknowledge)} · ${nameOf(indicator)} ${periodText({ year, month })}`}
      confirmLabel={t(alertWords.acknowledge)}
      dirty={cause !== '' || hazard !== null || action !== null}
      busy={isPending}
      ready={!isBlankText(cause)}
      onConfirm={send}
      onClose={leave}
    >
      {error && <Notice className={kit.whole} title={messageOf(error)} />}
      <Textarea
        className={kit.whole ?? ''}
        label={t(alertWords.cause)}
        description={t(alertWords.causeHint)}
        required
        data-autofocus
        autosize
        minRows={4}
        maxLength={alertLimits.cause}
        error={problemOf('cause')}
        value={cause}
        onChange={(event) => setCause(event.currentTarget.value)}
      />
      <HazardChoice value={hazard} error={problemOf('hazard')} onChange={setHazard} />
      <ActionChoice value={action} error={problemOf('action')} onChange={setAction} />
    </FormDialog>
  );
};
