import { Switch, Textarea, TextInput } from '@mantine/core';
import { limits, type NeededField, neededFields } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useAnswer, useRound, useValue } from '../../../ui/form/form-state.ts';
import { RichTextInput } from '../../../ui/rich-text/input.tsx';
import { useMe } from '../../identity/index.ts';
import { approvalFormWords } from '../form/approval-form.words.ts';
import { type DocumentForm, withSelfApproval, withVacation } from '../form/approval-form-values.ts';
import { DueDaysInput } from '../form/due-days-input.tsx';
import { LastLine } from '../line/last-line.tsx';
import { LineField } from '../line/line-field.tsx';
import { NamedLineTools } from '../preset/preset-line-tools.tsx';
import { employeeIdsOf } from '../referrer/referrer-selection.ts';
import { ReferrersField } from '../referrer/referrers-field.tsx';
import { VacationField } from '../vacation/vacation-field.tsx';
import classes from './approval-form.module.css';
import { RelatedDocumentField } from './related-document-field.tsx';

type WriteReferrersFieldProps = { form: Form<DocumentForm>; drafter: Person };

const WriteReferrersField = ({ form, drafter }: WriteReferrersFieldProps) => {
  const lines = useValue(form, 'lines');
  const approverIds = new Set(lines.map(({ approver }) => approver.id));
  return (
    <Field form={form} name="referrers">
      {(bound) => <ReferrersField {...{ bound, drafter, approverIds }} />}
    </Field>
  );
};

/** Whether a field is required with the present values of the form. */
const useNeeded = (form: Form<DocumentForm>, field: NeededField): boolean =>
  useAnswer(form, ({ categoryId, selfApprove }) =>
    neededFields({ category: { id: categoryId }, decidesArbitrarily: selfApprove }).includes(field),
  );

type WriteLineFieldProps = { form: Form<DocumentForm>; drafter: Person };

const WriteLineField = ({ form, drafter }: WriteLineFieldProps) => {
  const selfApprove = useValue(form, 'selfApprove');
  const referrers = useValue(form, 'referrers');
  const categoryId = useValue(form, 'categoryId');
  return (
    <Field form={form} name="lines" required={useNeeded(form, 'lines')}>
      {(bound) => (
        <LineField
          bound={bound}
          drafter={drafter}
          disabled={selfApprove}
          referrerIds={employeeIdsOf(referrers)}
          offer={
            !selfApprove && (
              <LastLine
                categoryId={categoryId}
                drafterId={drafter.id}
                referrerIds={employeeIdsOf(referrers)}
                onTake={(last) => {
                  bound.onChange(last);
                  // The clicked button disappears.
                  document.getElementById(bound.id)?.focus();
                }}
              />
            )
          }
        />
      )}
    </Field>
  );
};

const WriteContentField = ({ form }: { form: Form<DocumentForm> }) => {
  const round = useRound(form);
  return (
    <Field form={form} name="content" required={useNeeded(form, 'content')}>
      {(bound) => <RichTextInput key={round} bound={bound} />}
    </Field>
  );
};

type Props = {
  form: Form<DocumentForm>;
  /** While it is being saved nothing can be typed that would not be saved. */
  busy: boolean;
  canSelfApprove: boolean;
  /** The document on the server; undefined before the first save. */
  documentId: number | undefined;
  files: ReactNode;
};

type PartProps = Pick<Props, 'form'>;

const Head = ({ form }: PartProps) => (
  <div className={classes.head}>
    <Field form={form} name="title" required={useNeeded(form, 'title')}>
      {(bound) => <TextInput {...bound} maxLength={limits.title} />}
    </Field>
    <Field form={form} name="dueDays">
      {(bound) => <DueDaysInput bound={bound} />}
    </Field>
  </div>
);

const Vacation = ({ form }: PartProps) => {
  const round = useRound(form);
  return (
    <Field form={form} name="vacation">
      {({ id, label, value, error }) =>
        value && (
          <VacationField
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
export const WriteFields = ({ form, busy, canSelfApprove, documentId, files }: Props) => {
  const { employee } = useMe();
  return (
    <div className={classes.paper}>
      <div className={classes.fields} inert={busy}>
        <Head form={form} />
        <Vacation form={form} />
        <WriteLineField form={form} drafter={employee} />
        <NamedLineTools form={form} />
        {canSelfApprove && <SelfApproval form={form} />}
        <WriteReferrersField form={form} drafter={employee} />
        <Field form={form} name="comment">
          {(bound) => <Textarea {...bound} autosize minRows={2} maxRows={8} maxLength={limits.comment} />}
        </Field>
        <WriteContentField form={form} />
        <RelatedDocumentField form={form} documentId={documentId} />
      </div>
      {files}
    </div>
  );
};
