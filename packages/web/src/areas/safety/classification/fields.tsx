import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/field.tsx';
import { type Form, useValues } from '../../../ui/form/state.ts';
import { CategoriesField } from './categories-field.tsx';
import { CheckList } from './check-list.tsx';
import { classificationWords } from './classification.words.ts';
import { asked, type ClassificationForm } from './form.ts';
import { PeopleCount, RadioCodes, Remark, SelectCode } from './inputs.tsx';
import classes from './styles.module.css';

type Props = { form: Form<ClassificationForm> };

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <fieldset className={classes.part}>
    <legend>{heading}</legend>
    {children}
  </fieldset>
);

const Flag = ({ form, name }: Props & { name: 'reportToAuthority' | 'isUnmanaged' }) => (
  <Field form={form} name={name}>
    {({ value, required: _never, ...bound }) => <Checkbox {...bound} checked={value} />}
  </Field>
);

/** What is asked of a classification; what depends on an answer comes with it (rules/safety.md#classification). */
export const ClassificationFields = ({ form }: Props) => {
  const { t } = useTranslation();
  const is = asked(useValues(form));
  return (
    <>
      <Part heading={t(classificationWords.part.event)}>
        <RadioCodes form={form} name="caseType" code="caseType" />
        <RadioCodes form={form} name="eventType" code="eventType" />
        <CategoriesField form={form} />
        <div className={classes.row}>
          <Flag form={form} name="reportToAuthority" />
          <Flag form={form} name="isUnmanaged" />
        </div>
      </Part>
      <Part heading={t(classificationWords.part.impact)}>
        <div className={classes.pair}>
          <SelectCode form={form} name="operationalImpact" code="operationalImpact" />
          {is.operationalImpactRemark && <Remark form={form} name="operationalImpactRemark" />}
        </div>
      </Part>
      <Part heading={t(classificationWords.part.damage)}>
        <CheckList form={form} name="damagesProperty" code="damagedProperty" withNone />
        {is.damagesPropertyRemark && <Remark form={form} name="damagesPropertyRemark" />}
        {is.damagedPart && <CheckList form={form} name="damagesPart" code="damagedPart" withNone />}
        {is.damagesPartRemark && <Remark form={form} name="damagesPartRemark" />}
      </Part>
      <Part heading={t(classificationWords.part.people)}>
        <div className={classes.pair}>
          <CheckList form={form} name="anyoneDead" code="affectedPeople" withNone />
          <PeopleCount form={form} name="numberOfDead" open={is.dead} />
        </div>
        <div className={classes.pair}>
          <CheckList form={form} name="anyoneInjured" code="affectedPeople" withNone />
          <PeopleCount form={form} name="numberOfInjured" open={is.injured} />
        </div>
        {is.injured && (
          <>
            <CheckList form={form} name="natureOfInjury" code="natureOfInjury" />
            {is.natureOfInjuryRemark && <Remark form={form} name="natureOfInjuryRemark" />}
            <CheckList form={form} name="locationOfInjury" code="locationOfInjury" />
            {is.locationOfInjuryRemark && <Remark form={form} name="locationOfInjuryRemark" />}
            <SelectCode form={form} name="injuryLevel" code="injuryLevel" nothing />
          </>
        )}
      </Part>
    </>
  );
};
