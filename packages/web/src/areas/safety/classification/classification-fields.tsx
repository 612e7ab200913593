import { Checkbox } from '@mantine/core';
import {
  type CodeName,
  classificationLimits,
  codes,
  NONE_OF_THEM,
  proposalsOfKind,
  type Report,
  wordsOfCode,
} from '@portal/contract/safety';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useValues } from '../../../ui/form/form-state.ts';
import { PickField } from '../../../ui/form/pick-field.tsx';
import { pathText, pathTo } from '../../../ui/tree/nodes.ts';
import { TreePickDialog } from '../../../ui/tree/pick-dialog.tsx';
import { useOccurrences } from '../catalogue/catalogue-trees.ts';
import { PickedEntries } from '../catalogue/picked-entries.tsx';
import { rememberEntry, SuggestedEntries } from '../catalogue/suggested-entries.tsx';
import { kindOfReport } from '../report/report-kind.ts';
import classes from './classification.module.css';
import { classificationWords } from './classification.words.ts';
import { applicableParts, type ClassificationForm } from './classification-form.ts';
import { PeopleCount, RadioCodes, Remark, SelectCode } from './classification-inputs.tsx';
import { RecentClassifications } from './recent-classifications.tsx';

/** Selects or deselects an entry: "none" excludes all others, and is selected again when nothing is left. */
export const withToggled = (chosen: readonly number[], value: number): number[] => {
  if (value === NONE_OF_THEM) return [NONE_OF_THEM];
  const others = chosen.filter((each) => each !== NONE_OF_THEM && each !== value);
  const next = chosen.includes(value) ? others : [...others, value].toSorted((a, b) => a - b);
  return next.length === 0 ? [NONE_OF_THEM] : next;
};

/** The same for lists without an entry for "none". */
export const toggled = (chosen: readonly number[], value: number): number[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value].toSorted((a, b) => a - b);

type ListName =
  | 'damagesProperty'
  | 'damagesPart'
  | 'anyoneDead'
  | 'anyoneInjured'
  | 'natureOfInjury'
  | 'locationOfInjury';

type WithToggledProps = {
  form: Form<ClassificationForm>;
  name: ListName;
  code: CodeName;
  /** The first entry means "none", and excludes the others. */
  withNone?: boolean;
};

/** Several of an enumeration to choose from. */
const CheckList = ({ form, name, code, withNone = false }: WithToggledProps) => {
  const { t } = useTranslation();
  const next = withNone ? withToggled : toggled;
  return (
    <Field form={form} name={name}>
      {({ id, label, required, value, error, onChange, onBlur }) => (
        <Checkbox.Group
          id={id}
          tabIndex={-1}
          label={label}
          withAsterisk={required}
          error={error}
          value={value.map(String)}
          onBlur={onBlur}
        >
          <div className={classes.choices}>
            {codes[code].map((each) => (
              <Checkbox
                key={each}
                value={String(each)}
                label={t(wordsOfCode(code, each))}
                onChange={() => onChange(next(value, each))}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </Field>
  );
};

type Props = { form: Form<ClassificationForm> };

/** The categories of what happened, each chosen from the tree and once. */
const CategoriesField = ({ form, fitting }: Props & { fitting: readonly number[] }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const nodes = useOccurrences();
  return (
    <Field form={form} name="eventCategories">
      {({ value, onChange, ...bound }) => (
        <PickField
          bound={bound}
          icon={<IconPlus size={16} aria-hidden />}
          button={t(classificationWords.addCategory)}
          disabled={value.length >= classificationLimits.eventCategories}
          dialog={(close) => (
            <TreePickDialog
              title={t(classificationWords.addCategory)}
              label={bound.label}
              nodes={nodes}
              picked={value}
              onPick={(id) => {
                rememberEntry(queryClient, 'occurrences', id);
                onChange([...value, id]);
                close();
              }}
              onClose={close}
            />
          )}
        >
          <PickedEntries
            label={bound.label}
            entries={value.map((id) => ({ id, words: pathText(pathTo(nodes ?? [], id) ?? []) }))}
            onRemove={(id) => onChange(value.filter((other) => other !== id))}
          />
          {value.length < classificationLimits.eventCategories && (
            <SuggestedEntries
              tree="occurrences"
              nodes={nodes}
              taken={value}
              fitting={fitting}
              onPick={(id) => onChange([...value, id])}
            />
          )}
        </PickField>
      )}
    </Field>
  );
};

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

/** The fields of a classification; dependent fields appear with their condition (rules/safety.md#classification). */
export const ClassificationFields = ({ form, report }: Props & { report: Report }) => {
  const { t } = useTranslation();
  const is = applicableParts(useValues(form));
  return (
    <>
      <Part heading={t(classificationWords.part.event)}>
        <RecentClassifications form={form} kind={kindOfReport(report)} />
        <RadioCodes form={form} name="caseType" code="caseType" />
        <RadioCodes form={form} name="eventType" code="eventType" />
        <CategoriesField form={form} fitting={proposalsOfKind(report.mandatoryReportType).eventCategories} />
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
