import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { DEFAULT_DUE_DAYS, limits, type NeededField, neededFields } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { focusBeside } from '../../../ui/dialog/focus-beside.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useAnswer, useRound, useValue } from '../../../ui/form/form-state.ts';
import { PickField } from '../../../ui/form/pick-field.tsx';
import { RichTextInput } from '../../../ui/rich-text/input.tsx';
import { useMe } from '../../identity/index.ts';
import { approvalFormWords } from '../form/approval-form.words.ts';
import { type DocumentForm, withSelfApproval, withVacation } from '../form/approval-form-values.ts';
import { LastLine } from '../line/last-line.tsx';
import { lineWords } from '../line/line.words.ts';
import { LinePickerDialog } from '../line/line-picker-dialog.tsx';
import { LineSteps } from '../line/line-steps.tsx';
import { NamedLineTools } from '../preset/preset-line-tools.tsx';
import { referrerWords } from '../referrer/referrer.words.ts';
import { ReferrerChips } from '../referrer/referrer-chips.tsx';
import { ReferrerPickerDialog } from '../referrer/referrer-picker-dialog.tsx';
import { referrerKey } from '../referrer/referrer-selection.ts';
import { VacationField } from '../vacation/vacation-field.tsx';
import classes from './approval-form.module.css';
import { RelatedDocumentField } from './related-document-field.tsx';

type WriteReferrersFieldProps = { form: Form<DocumentForm>; drafter: Person };

/** Who is informed, each with a way to take them off, and the picker. */
const WriteReferrersField = ({ form, drafter }: WriteReferrersFieldProps) => {
  const { t } = useTranslation();
  const lines = useValue(form, 'lines');
  return (
    <Field form={form} name="referrers">
      {(bound) => (
        <PickField
          bound={bound}
          icon={<IconUserPlus size={16} aria-hidden />}
          button={t(bound.value.length === 0 ? referrerWords.pick : referrerWords.change)}
          dialog={(close) => (
            <ReferrerPickerDialog
              own={drafter}
              drafterId={drafter.id}
              approverIds={new Set(lines.map(({ approver }) => approver.id))}
              present={[]}
              picked={bound.value}
              onClose={close}
              onApply={(picked) => {
                close();
                bound.onChange(picked);
              }}
            />
          )}
        >
          {bound.value.length > 0 && (
            <ReferrerChips
              referrers={bound.value}
              canRemove={() => true}
              onRemove={(gone, button) => {
                focusBeside(button, document.getElementById(bound.id));
                bound.onChange(bound.value.filter((each) => referrerKey(each) !== referrerKey(gone)));
              }}
            />
          )}
        </PickField>
      )}
    </Field>
  );
};

/** Whether the document cannot be sent without a field, as the form stands. */
const useNeeded = (form: Form<DocumentForm>, field: NeededField): boolean =>
  useAnswer(form, ({ categoryId, selfApprove }) =>
    neededFields({ category: { id: categoryId }, decidesArbitrarily: selfApprove }).includes(field),
  );

const employeeIdsOf = (referrers: DocumentForm['referrers']): ReadonlySet<number> =>
  new Set(referrers.filter(({ type }) => type === 'Employee').map(({ sourceId }) => sourceId));
type WriteLineFieldProps = { form: Form<DocumentForm>; drafter: Person };

/** The approval line as it will run, and the picker in which it is put together. */
const WriteLineField = ({ form, drafter }: WriteLineFieldProps) => {
  const { t } = useTranslation();
  const selfApprove = useValue(form, 'selfApprove');
  const referrers = useValue(form, 'referrers');
  const categoryId = useValue(form, 'categoryId');
  return (
    <Field form={form} name="lines" required={useNeeded(form, 'lines')}>
      {(bound) => (
        <PickField
          bound={bound}
          disabled={selfApprove}
          icon={<IconUsers size={16} aria-hidden />}
          button={t(bound.value.length === 0 ? lineWords.pick : lineWords.change)}
          dialog={(close) => (
            <LinePickerDialog
              lines={bound.value}
              drafter={drafter}
              referrerIds={employeeIdsOf(referrers)}
              onClose={close}
              onApply={(picked) => {
                close();
                bound.onChange(picked);
              }}
            />
          )}
        >
          {bound.value.length > 0 && <LineSteps lines={bound.value} />}
          {bound.value.length === 0 && !selfApprove && (
            <LastLine
              categoryId={categoryId}
              drafterId={drafter.id}
              referrerIds={employeeIdsOf(referrers)}
              onTake={(last) => {
                bound.onChange(last);
                // The button goes with what it did.
                document.getElementById(bound.id)?.focus();
              }}
            />
          )}
        </PickField>
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
        <RelatedDocumentField form={form} documentId={documentId} />
      </div>
      {files}
    </div>
  );
};
