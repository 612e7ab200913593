import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { DEFAULT_DUE_DAYS, limits } from '@portal/contract/approval';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/field.tsx';
import { type Form, useAnswer, useRound } from '../../../ui/form/state.ts';
import { useMe } from '../../identity/index.ts';
import { NamedLineTools } from '../preset/line-tools.tsx';
import { approvalFormWords } from './approval-form.words.ts';
import { WriteAttachedField } from './field/attached.tsx';
import { WriteContentField } from './field/content.tsx';
import { WriteLineField } from './field/line.tsx';
import { WriteReferrersField } from './field/referrers.tsx';
import { type DocumentForm, withSelfApproval } from './form.ts';
import { useNeeded } from './needed.ts';
import classes from './styles.module.css';
import { WriteVacationField } from './vacation/field.tsx';
import { withVacation } from './vacation/periods.ts';

type Props = {
  form: Form<DocumentForm>;
  /** While it is being saved nothing can be typed that would not be saved. */
  busy: boolean;
  selfApproveOffered: boolean;
  /** The document on the server; none before the first save. */
  documentId: number | undefined;
  files: ReactNode;
};

type PartProps = Pick<Props, 'form'>;

const Head = ({ form }: PartProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.head}>
      <Field form={form} name="title" required={useNeeded(form, 'title')}>
        {(bound) => <TextInput {...bound} maxLength={limits.title} />}
      </Field>
      <Field form={form} name="dueDays">
        {({ onChange, onBlur, ...bound }) => (
          <NumberInput
            {...bound}
            suffix={t(approvalFormWords.daySuffix)}
            min={1}
            max={limits.dueDays}
            allowDecimal={false}
            allowNegative={false}
            onChange={(value) => onChange(typeof value === 'number' ? value : '')}
            onBlur={() => {
              if (bound.value === '') onChange(DEFAULT_DUE_DAYS);
              onBlur();
            }}
          />
        )}
      </Field>
    </div>
  );
};

const Vacation = ({ form }: PartProps) => {
  const round = useRound(form);
  return (
    <Field form={form} name="vacation">
      {({ id, label, value, error }) =>
        value && (
          <WriteVacationField
            key={round}
            {...{ id, label, error }}
            vacation={value}
            onChange={(chosen) => form.patch((now) => withVacation(now, chosen))}
          />
        )
      }
    </Field>
  );
};

const SelfApproval = ({ form }: PartProps) => {
  const { t } = useTranslation();
  return (
    <Switch
      label={t(approvalFormWords.selfApprove)}
      description={t(approvalFormWords.selfApproveHelp)}
      checked={useAnswer(form, ({ selfApprove }) => selfApprove)}
      onChange={({ currentTarget: { checked } }) => form.patch((now) => withSelfApproval(now, checked))}
    />
  );
};

/** The fields of a document, from top to bottom; a leave needs neither title nor content. */
export const WriteFields = ({ form, busy, selfApproveOffered, documentId, files }: Props) => {
  const { employee } = useMe();
  return (
    <div className={classes.paper}>
      <div className={classes.fields} inert={busy}>
        <Head form={form} />
        <Vacation form={form} />
        <WriteLineField form={form} drafter={employee} />
        <NamedLineTools form={form} />
        {selfApproveOffered && <SelfApproval form={form} />}
        <WriteReferrersField form={form} drafter={employee} />
        <Field form={form} name="comment">
          {(bound) => <Textarea {...bound} autosize minRows={2} maxRows={8} maxLength={limits.comment} />}
        </Field>
        <WriteContentField form={form} />
        <WriteAttachedField form={form} documentId={documentId} />
      </div>
      {files}
    </div>
  );
};
