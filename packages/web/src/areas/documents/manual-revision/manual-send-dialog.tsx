import { Textarea } from '@mantine/core';
import { DEFAULT_DUE_DAYS, limits } from '@portal/contract/approval';
import type { SendRevisionBody } from '@portal/contract/documents';
import type { FieldProblem } from '@portal/contract/kernel';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import kit from '../../../ui/form/form.module.css';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { useForm, useValues } from '../../../ui/form/form-state.ts';
import {
  approvalFormWords,
  DueDaysInput,
  employeeIdsOf,
  LineField,
  type PickedLine,
  type PickedReferrer,
  ReferrersField,
} from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import { ManualActDialog } from './manual-act-dialog.tsx';
import { type RevisionAt, send } from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';

type SendForm = {
  lines: readonly PickedLine[];
  referrers: readonly PickedReferrer[];
  /** Empty while it is being typed. */
  dueDays: number | '';
  comment: string;
};

const empty: SendForm = { lines: [], referrers: [], dueDays: DEFAULT_DUE_DAYS, comment: '' };

const definition: Definition<SendForm> = {
  name: 'send-revision',
  fields: ['lines', 'referrers', 'dueDays', 'comment'] satisfies (keyof SendForm)[],
  labelOf: (field: keyof SendForm) => translate(approvalFormWords.field[field]),
  isRequired: (field) => field === 'lines',
  check: ({ lines }): FieldProblem[] => (lines.length === 0 ? [{ path: 'lines', code: 'no-line' }] : []),
};

const bodyOf = ({ lines, referrers, dueDays, comment }: SendForm): SendRevisionBody => ({
  lines: lines.map(({ seq, approvalType, approver }) => ({ seq, approvalType, approver: { id: approver.id } })),
  referrers: referrers.map(({ type, sourceId }) => ({ type, sourceId })),
  dueDays: dueDays === '' ? DEFAULT_DUE_DAYS : dueDays,
  comment: comment.trim() || null,
});

/** Sends a revision along a chosen line, optionally with referrers. */
export const ManualSendDialog = ({ of, onClose }: { of: RevisionAt; onClose: () => void }) => {
  const { t } = useTranslation();
  const { employee: drafter } = useMe();
  const { keyOf } = useIdempotencyKey();
  const form = useForm<SendForm>(empty, definition);
  const { lines, referrers } = useValues(form);
  const act = () => {
    const body = bodyOf(form.current());
    return send(of, body, keyOf({ body, lockVersion: of.revision.lockVersion }));
  };
  return (
    <ManualActDialog
      title={t(manualRevisionWords.send)}
      form={form}
      act={act}
      done={t(manualRevisionWords.sent)}
      onClose={onClose}
    >
      <p className={kit.whole}>{t(manualRevisionWords.sendHint)}</p>
      <div className={kit.whole}>
        <Field form={form} name="lines">
          {(bound) => <LineField {...{ bound, drafter }} referrerIds={employeeIdsOf(referrers)} />}
        </Field>
      </div>
      <div className={kit.whole}>
        <Field form={form} name="referrers">
          {(bound) => (
            <ReferrersField {...{ bound, drafter }} approverIds={new Set(lines.map(({ approver }) => approver.id))} />
          )}
        </Field>
      </div>
      <Field form={form} name="dueDays">
        {(bound) => <DueDaysInput bound={bound} />}
      </Field>
      <Field form={form} name="comment">
        {(bound) => <Textarea className={kit.whole ?? ''} {...bound} autosize minRows={2} maxLength={limits.comment} />}
      </Field>
    </ManualActDialog>
  );
};
