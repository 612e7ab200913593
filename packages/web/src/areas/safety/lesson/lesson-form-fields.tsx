import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useValue } from '../../../ui/form/form-state.ts';
import classes from '../case/case.module.css';
import { casePageWords } from '../case/case-page.words.ts';
import { useFieldChoices } from '../report/report-fields.ts';
import lessonClasses from './lesson.module.css';
import { lessonScreenWords } from './lesson.words.ts';
import { LessonCasesField } from './lesson-cases-field.tsx';
import type { LessonForm } from './lesson-form.ts';

type Props = { form: Form<LessonForm> };

const FieldLevels = ({ form }: Props) => {
  const { t } = useTranslation();
  const level1 = useValue(form, 'fieldLevel1');
  const choices = useFieldChoices(level1 === '' ? undefined : Number(level1));
  const nothing = { value: '', label: t(casePageWords.choose) };
  return (
    <>
      <Field form={form} name="fieldLevel1">
        {({ onChange: _own, ...bound }) => (
          <NativeSelect
            {...bound}
            data={[nothing, ...choices.level1]}
            onChange={({ currentTarget: { value } }) => form.patch({ fieldLevel1: value, fieldLevel2: '' })}
          />
        )}
      </Field>
      {choices.level2 ? (
        <Field form={form} name="fieldLevel2">
          {(bound) => <NativeSelect {...bound} data={[nothing, ...(choices.level2 ?? [])]} />}
        </Field>
      ) : (
        <span />
      )}
    </>
  );
};

const texts = ['happened', 'causes', 'learned'] as const;

/** The contents of a lesson, and the cases it is drawn from (rules/safety.md#lessons). */
export const LessonFields = ({ form }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={lessonClasses.about}>{t(lessonScreenWords.form.about)}</p>
      <div className={classes.fields}>
        <div className={classes.whole}>
          <Field form={form} name="title">
            {(bound) => <TextInput {...bound} />}
          </Field>
        </div>
        {texts.map((name) => (
          <div key={name} className={classes.whole}>
            <Field form={form} name={name}>
              {(bound) => <Textarea {...bound} autosize minRows={4} maxRows={16} />}
            </Field>
          </div>
        ))}
        <FieldLevels form={form} />
        <Field form={form} name="month">
          {(bound) => (
            <TextInput
              {...bound}
              type="month"
              max={today().slice(0, 7)}
              description={t(lessonScreenWords.form.monthHelp)}
            />
          )}
        </Field>
        <div className={classes.whole}>
          <LessonCasesField form={form} />
        </div>
      </div>
    </>
  );
};
