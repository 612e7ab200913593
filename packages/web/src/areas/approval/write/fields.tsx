import { Input, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { DEFAULT_DUE_DAYS, limits } from '@portal/contract/approval';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../identity/index.ts';
import { WriteAttachedField } from './field/attached.tsx';
import { WriteContentField } from './field/content.tsx';
import { WriteLineField } from './field/line.tsx';
import { WriteReferrersField } from './field/referrers.tsx';
import { withSelfApproval } from './form.ts';
import type { FormState } from './form-state.ts';
import type { FieldErrors } from './problems.ts';
import { fieldId } from './problems.ts';
import classes from './styles.module.css';
import { WriteVacationField } from './vacation/field.tsx';
import { withVacation } from './vacation/periods.ts';

type Props = {
  state: FormState;
  errors: FieldErrors;
  /** While it is being saved nothing can be typed that would not be saved. */
  busy: boolean;
  selfApproveOffered: boolean;
  /** The document on the server; none before the first save. */
  documentId: number | undefined;
  files: ReactNode;
};

/** The fields of a document, from top to bottom; a leave needs neither title nor content. */
export const WriteFields = ({ state, errors, busy, selfApproveOffered, documentId, files }: Props) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const { form, round, patch } = state;
  const { vacation } = form;
  const needed = !form.selfApprove && vacation === null;
  const errorOf = (field: keyof FieldErrors) => errors[field]?.join(' ');
  return (
    <div className={classes.paper}>
      <div className={classes.fields} inert={busy}>
        <div className={classes.head}>
          <TextInput
            id={fieldId('title')}
            label={t('approval.write.field.title')}
            required={needed}
            maxLength={limits.title}
            value={form.title}
            error={errorOf('title')}
            onChange={(event) => patch({ title: event.currentTarget.value })}
          />
          <NumberInput
            id={fieldId('dueDays')}
            label={t('approval.write.field.dueDays')}
            suffix={t('approval.write.daySuffix')}
            min={1}
            max={limits.dueDays}
            allowDecimal={false}
            allowNegative={false}
            value={form.dueDays}
            error={errorOf('dueDays')}
            onChange={(value) => patch({ dueDays: typeof value === 'number' ? value : '' })}
            onBlur={() => form.dueDays === '' && patch({ dueDays: DEFAULT_DUE_DAYS })}
          />
        </div>
        {vacation && (
          <WriteVacationField
            key={round}
            vacation={vacation}
            error={errorOf('vacation')}
            onChange={(chosen) => patch((now) => withVacation(now, chosen))}
          />
        )}
        <WriteLineField
          lines={form.lines}
          drafter={employee}
          referrers={form.referrers}
          error={errorOf('lines')}
          disabled={form.selfApprove}
          onChange={(lines) => patch({ lines })}
        />
        {selfApproveOffered && (
          <Switch
            label={t('approval.write.selfApprove')}
            description={t('approval.write.selfApproveHelp')}
            checked={form.selfApprove}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              patch((now) => withSelfApproval(now, checked));
            }}
          />
        )}
        <WriteReferrersField
          lines={form.lines}
          referrers={form.referrers}
          drafter={employee}
          error={errorOf('referrers')}
          onChange={(referrers) => patch({ referrers })}
        />
        <Textarea
          id={fieldId('comment')}
          label={t('approval.write.field.comment')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={limits.comment}
          value={form.comment}
          error={errorOf('comment')}
          onChange={(event) => patch({ comment: event.currentTarget.value })}
        />
        <WriteContentField
          value={form.content}
          round={round}
          required={needed}
          error={errorOf('content')}
          onChange={(content) => patch({ content })}
        />
        <WriteAttachedField
          attached={form.attachedDocs}
          documentId={documentId}
          error={errorOf('attachedDocs')}
          onChange={(attachedDocs) => patch({ attachedDocs })}
        />
      </div>
      <Input.Wrapper label={t('approval.write.field.files')} labelElement="div" error={errorOf('files')}>
        {files}
      </Input.Wrapper>
    </div>
  );
};
