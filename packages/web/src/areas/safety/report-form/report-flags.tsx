import { Switch } from '@mantine/core';
import { IconEye, IconEyeOff, IconFileShredder, IconMessageOff, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useValue } from '../../../ui/form/form-state.ts';
import { reportFormWords } from './report-form.words.ts';
import classes from './report-section.module.css';
import type { ReportForm } from './values/report-form-values.ts';

const sentences = [
  ['hidden', IconEyeOff],
  ['shown', IconEye],
  ['files', IconFileShredder],
  ['kinds', IconPaperclip],
  ['noFeedback', IconMessageOff],
] as const;

/** An explanation of what a confidential report reveals of its reporter, before it is submitted. */
const FlagSentences = () => {
  const { t } = useTranslation();
  return (
    <section className={classes.told} aria-label={t(reportFormWords.confidential.title)}>
      <h3>{t(reportFormWords.confidential.title)}</h3>
      <ul>
        {sentences.map(([what, Icon]) => (
          <li key={what}>
            <Icon size={18} aria-hidden />
            <span>{t(reportFormWords.confidential[what])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = {
  form: Form<ReportForm>;
  /** Whether who writes here may say so: the reporter alone. */
  isAvailable: boolean;
};

/** The flags for confidential and for feedback, which a confidential report never asks for. */
export const ReportFlags = ({ form, isAvailable }: Props) => {
  const { t } = useTranslation();
  const isConfidential = useValue(form, 'isConfidential');
  return (
    <div className={classes.flags}>
      <Field form={form} name="isConfidential">
        {({ id, value, error }) => (
          <Switch
            {...{ id, error }}
            label={t(reportFormWords.confidential.label)}
            description={t(value ? reportFormWords.confidential.help : reportFormWords.confidential.openly)}
            checked={value}
            disabled={!isAvailable}
            onChange={({ currentTarget: { checked } }) =>
              form.patch((now) => ({
                ...now,
                isConfidential: checked,
                requestFeedback: now.requestFeedback && !checked,
              }))
            }
          />
        )}
      </Field>
      {isConfidential && <FlagSentences />}
      <Field form={form} name="requestFeedback">
        {({ id, value, error, onChange }) => (
          <Switch
            {...{ id, error, onChange }}
            label={t(reportFormWords.feedback.label)}
            description={t(isConfidential ? reportFormWords.feedback.not : reportFormWords.feedback.help)}
            checked={value}
            disabled={!isAvailable || isConfidential}
          />
        )}
      </Field>
    </div>
  );
};
