import { Textarea } from '@mantine/core';
import { closeLimits, type MonthRow } from '@portal/contract/indicators';
import { isBlankText } from '@portal/contract/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { indicatorsKeys } from '../indicator/indicator.queries.ts';
import type { Period } from '../indicator/indicator-period.ts';
import { periodText } from '../indicator/indicator-texts.ts';
import classes from './month.module.css';
import { closeMutation } from './month.queries.ts';
import { monthWords } from './month.words.ts';
import { figureText } from './month-figures.tsx';

type Props = { period: Period; rows: readonly MonthRow[]; onDone: () => void; onClose: () => void };

/** The figures that a close writes, the replaced ones, and points to consider before. */
export const CloseDialog = ({ period, rows, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const needsReason = rows.some(({ state }) => state === 'Differs');
  const small = rows.filter(({ proposal }) => proposal?.isSmall === true);
  const { mutate, isPending, error } = useMutation({
    ...closeMutation,
    onSuccess: () => {
      notifySuccess(t(monthWords.done), periodText(period));
      onDone();
    },
  });
  const leave = (): void => {
    onClose();
    // The counts have become others since they were seen.
    if (error) void queryClient.invalidateQueries({ queryKey: indicatorsKeys.all });
  };
  const send = (): void => {
    const counts = rows.flatMap(({ key, proposal }) =>
      proposal ? [{ key, occurrenceCount: proposal.occurrenceCount, baseCount: proposal.baseCount }] : [],
    );
    mutate({ period, body: { counts, reason: needsReason ? reason : null } });
  };
  return (
    <FormDialog
      title={t(monthWords.closeTitle, { month: periodText(period) })}
      confirmLabel={t(monthWords.confirm)}
      dirty={reason !== ''}
      busy={isPending}
      ready={!needsReason || !isBlankText(reason)}
      onConfirm={send}
      onClose={leave}
    >
      {error && <Notice className={kit.whole} title={messageOf(error)} />}
      <ul className={`${classes.chosen} ${kit.whole ?? ''}`}>
        {rows.map(({ key, indicator, state, proposal, recorded }) => (
          <li key={key}>
            <span>{nameOf(indicator)}</span>
            <b className={classes.figure}>
              {state === 'Differs'
                ? t(monthWords.was, { before: figureText(t, recorded), after: figureText(t, proposal) })
                : figureText(t, proposal)}
            </b>
          </li>
        ))}
      </ul>
      {small.length > 0 && (
        <div className={`${classes.warning} ${kit.whole ?? ''}`} role="note">
          <p>
            <b>{small.map(({ indicator }) => nameOf(indicator)).join(', ')}</b>: {t(monthWords.small)}
          </p>
          <p className={classes.meta}>{t(monthWords.smallHint)}</p>
        </div>
      )}
      {needsReason && (
        <Textarea
          className={kit.whole ?? ''}
          label={t(monthWords.why)}
          required
          data-autofocus
          autosize
          minRows={2}
          maxLength={closeLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
};
