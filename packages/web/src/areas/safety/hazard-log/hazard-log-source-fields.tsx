import { NativeSelect } from '@mantine/core';
import { availableHazardSources, caseWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useValue } from '../../../ui/form/form-state.ts';
import { casePageWords } from '../case/case-page.words.ts';
import type { HazardForm } from '../hazard/hazard-form.ts';
import { LinkedReportField, withReport, withSource } from '../report-list/linked-report-field.tsx';

type Props = { form: Form<HazardForm>; isNew: boolean };

/** The source of a hazard, and for a new one the report that belongs to it. */
export const HazardSourceFields = ({ form, isNew }: Props) => {
  const { t } = useTranslation();
  const source = useValue(form, 'source');
  return (
    <>
      <Field form={form} name="source">
        {({ onChange: _own, ...bound }) => (
          <NativeSelect
            {...bound}
            data={[
              { value: '', label: t(casePageWords.choose), disabled: !isNew },
              ...availableHazardSources(isNew).map((value) => ({ value, label: t(caseWords.source[value]) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              form.patch((now) => ({ ...now, ...withSource(now, value as HazardForm['source']) }))
            }
          />
        )}
      </Field>
      {isNew && (
        <Field form={form} name="report">
          {(bound) => (
            <LinkedReportField
              by="hazard"
              bound={bound}
              source={source}
              fixed={false}
              onPick={(report) => form.patch(withReport(report))}
              onRemove={() => form.patch({ report: null })}
            />
          )}
        </Field>
      )}
    </>
  );
};
