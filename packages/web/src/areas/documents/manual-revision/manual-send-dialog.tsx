import { Textarea } from '@mantine/core';
import type { FieldProblem } from '@portal/contract/kernel';
import { IconUserPlus } from '@tabler/icons-react';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import kit from '../../../ui/form/form.module.css';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { useForm } from '../../../ui/form/form-state.ts';
import { PickField } from '../../../ui/form/pick-field.tsx';
import { LinePickerDialog, LineSteps, type PickedLine } from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import { ManualActDialog } from './manual-act-dialog.tsx';
import { type RevisionAt, send } from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';

type SendForm = { lines: PickedLine[]; comment: string };

const definition: Definition<SendForm> = {
  name: 'send-revision',
  fields: ['lines', 'comment'] satisfies (keyof SendForm)[],
  labelOf: (field: keyof SendForm) => translate(manualRevisionWords.field[field]),
  isRequired: (field) => field === 'lines',
  check: ({ lines }): FieldProblem[] => (lines.length === 0 ? [{ path: 'lines', code: 'no-line' }] : []),
};

/** Sends a revision along a line that is picked. */
export const ManualSendDialog = ({ of, onClose }: { of: RevisionAt; onClose: () => void }) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const { keyOf } = useIdempotencyKey();
  const form = useForm<SendForm>({ lines: [], comment: '' }, definition);
  const act = () => {
    const { lines, comment } = form.current();
    const body = {
      lines: lines.map(({ seq, approvalType, approver }) => ({ seq, approvalType, approver: { id: approver.id } })),
      comment: comment.trim() || null,
    };
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
          {({ value, ...bound }) => (
            <PickField
              bound={bound}
              icon={<IconUserPlus size={16} aria-hidden />}
              button={t(manualRevisionWords.pickLines)}
              dialog={(close) => (
                <LinePickerDialog
                  lines={value}
                  drafter={employee}
                  referrerIds={new Set()}
                  onApply={(lines) => {
                    form.patch({ lines });
                    close();
                  }}
                  onClose={close}
                />
              )}
            >
              {value.length > 0 && <LineSteps lines={value} />}
            </PickField>
          )}
        </Field>
      </div>
      <Field form={form} name="comment">
        {(bound) => <Textarea className={kit.whole ?? ''} {...bound} autosize minRows={2} />}
      </Field>
    </ManualActDialog>
  );
};
