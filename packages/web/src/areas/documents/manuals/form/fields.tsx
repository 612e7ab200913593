import { NativeSelect, TextInput } from '@mantine/core';
import { type Manual, manualClasses, manualTypes } from '@portal/contract/documents';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { SegmentsField } from '../../../../ui/form/input/segments.tsx';
import { PickField } from '../../../../ui/form/pick-field.tsx';
import type { Form } from '../../../../ui/form/state.ts';
import kit from '../../../../ui/form/styles.module.css';
import { fullName } from '../../../../ui/person/words.ts';
import { documentWords } from '../../document.words.ts';
import { drivesQuery, isGeneral } from '../../drive/api.ts';
import { driveName } from '../../drive/name.ts';
import { useDepartmentOptions } from '../../search/departments.ts';
import { departmentOf } from '../department.ts';
import { manualWords } from '../manual.words.ts';
import classes from '../styles.module.css';
import ManagersDialog from './managers-dialog.tsx';
import type { ManualForm } from './values.ts';

const Managers = ({ form }: { form: Form<ManualForm> }) => {
  const { t } = useTranslation();
  return (
    <div className={kit.whole}>
      <Field form={form} name="managers">
        {({ value, ...bound }) => (
          <PickField
            bound={bound}
            icon={<IconUserPlus size={16} aria-hidden />}
            button={t(manualWords.chooseManagers)}
            dialog={(close) => (
              <ManagersDialog managers={value} onApply={(managers) => form.patch({ managers })} onClose={close} />
            )}
          >
            {value.length > 0 && (
              <ul className={classes.managers} aria-label={t(manualWords.managers)}>
                {value.map((person) => (
                  <li key={person.id}>{fullName(person)}</li>
                ))}
              </ul>
            )}
          </PickField>
        )}
      </Field>
    </div>
  );
};

/** Where a manual stands, and who is responsible: choosing a drive proposes its department. */
const Places = ({ form, manual }: { form: Form<ManualForm>; manual: Manual | undefined }) => {
  const { t } = useTranslation();
  const { data: drives = [] } = useQuery(drivesQuery);
  const departments = useDepartmentOptions().map(({ value, label }) => ({ value, label }));
  const kept = manual && !departments.some(({ value }) => value === String(manual.departmentId));
  const choose = (driveId: string): void => {
    const drive = drives.find(({ id }) => String(id) === driveId);
    const { departmentId } = form.current();
    form.patch({ driveId, departmentId: departmentId || String(drive?.departmentId ?? '') });
  };
  return (
    <>
      <Field form={form} name="driveId">
        {({ onChange: _own, ...bound }) => (
          <NativeSelect
            {...bound}
            data={[
              { value: '', label: t(manualWords.choose) },
              ...drives
                .filter((drive) => !isGeneral(drive))
                .map((drive) => ({ value: String(drive.id), label: driveName(drive) })),
            ]}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field form={form} name="departmentId">
        {(bound) => (
          <NativeSelect
            {...bound}
            data={[
              { value: '', label: t(manualWords.choose) },
              ...(kept ? [{ value: String(manual.departmentId), label: departmentOf(manual) }] : []),
              ...departments,
            ]}
          />
        )}
      </Field>
    </>
  );
};

type Props = { form: Form<ManualForm>; manual: Manual | undefined };

export const ManualFields = ({ form, manual }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={kit.fields}>
      <Field form={form} name="manualType">
        {(bound) => (
          <SegmentsField
            bound={bound}
            options={manualTypes.map((value) => ({ value, label: t(documentWords.manualType[value]) }))}
          />
        )}
      </Field>
      <Field form={form} name="manualClass">
        {(bound) => (
          <SegmentsField
            bound={bound}
            options={manualClasses.map((value) => ({ value, label: t(documentWords.manualClass[value]) }))}
          />
        )}
      </Field>
      <Field form={form} name="docNo">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Field form={form} name="abbr">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Field form={form} name="title">
        {(bound) => (
          <TextInput {...bound} readOnly={manual !== undefined} description={manual && t(manualWords.titleStays)} />
        )}
      </Field>
      <Field form={form} name="subTitle">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Places form={form} manual={manual} />
      <Managers form={form} />
    </div>
  );
};
