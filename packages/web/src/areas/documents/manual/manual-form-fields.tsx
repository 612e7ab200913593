import { NativeSelect, Switch, TextInput } from '@mantine/core';
import {
  type DocumentPerson,
  documentLimits,
  type Manual,
  manualClasses,
  manualTypes,
} from '@portal/contract/documents';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import kit from '../../../ui/form/form.module.css';
import { Field } from '../../../ui/form/form-field.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import type { Form } from '../../../ui/form/form-state.ts';
import { SegmentsField } from '../../../ui/form/input/segments.tsx';
import { PickField } from '../../../ui/form/pick-field.tsx';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../ui/person/person-picker-picker.tsx';
import { fullName } from '../../../ui/person/person-picker-texts.ts';
import { PeopleFinder, PickedPeople, usePicking } from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import { documentWords } from '../document/document.words.ts';
import { drivesQuery } from '../drive/drive.queries.ts';
import { useDriveOptions } from '../drive/drive-tree.ts';
import classes from './manual.module.css';
import { manualWords } from './manual.words.ts';
import { departmentOf, useDepartmentOptions } from './manual-department.ts';
import { type ManualForm, personOf } from './manual-form-values.ts';

type ManagersDialogProps = {
  managers: readonly DocumentPerson[];
  onApply: (managers: DocumentPerson[]) => void;
  onClose: () => void;
};

/** Chooses who manages a manual; nothing counts until it is applied. */
const ManagersDialog = ({ managers, onApply, onClose }: ManagersDialogProps) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const picking = usePicking(managers);
  const isFull = picking.all.length > documentLimits.managers;
  return (
    <PersonPicker
      title={t(manualWords.chooseManagers)}
      chosenLabel={t(manualWords.managers)}
      empty={picking.all.length === 0}
      changed={picking.isChanged && !isFull}
      onClear={picking.clear}
      onApply={() => {
        onApply(picking.all.map(personOf));
        onClose();
      }}
      onClose={onClose}
      finding={
        <PeopleFinder
          own={employee}
          checked={picking.checked}
          onCheck={picking.setChecked}
          refusalOf={({ id }) =>
            picking.pending.some((each) => each.id === id) ? t(personPickerWords.field.twice) : undefined
          }
          onAdd={picking.take}
        />
      }
      chosen={
        <div>
          {isFull && <Notice title={t(manualWords.tooManyManagers, { count: documentLimits.managers })} />}
          <PickedPeople
            label={t(manualWords.managers)}
            empty={t(manualWords.noManagers)}
            people={picking.pending}
            onRemove={picking.remove}
          />
        </div>
      }
    />
  );
};

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

/** The drive of a manual, and the responsible department: choosing a drive proposes its department. */
const Places = ({ form, manual }: { form: Form<ManualForm>; manual: Manual | undefined }) => {
  const { t } = useTranslation();
  const { data: drives = [] } = useQuery(drivesQuery);
  const driveOptions = useDriveOptions();
  const departments = useDepartmentOptions().map(({ value, label }) => ({ value, label }));
  const hasHiddenDepartment = manual && !departments.some(({ value }) => value === String(manual.departmentId));
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
            data={[{ value: '', label: t(manualWords.choose) }, ...driveOptions]}
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
              ...(hasHiddenDepartment ? [{ value: String(manual.departmentId), label: departmentOf(manual) }] : []),
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
  /** Control is proposed for a new manual that an authority knows. */
  const chooseClass = (chosen: unknown): void => {
    const manualClass = chosen as ManualForm['manualClass'];
    const { isControlSet, controlled } = form.current();
    form.patch({ manualClass, controlled: isControlSet ? controlled : manualClass !== 'Unclassified' });
  };
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
        {({ onChange: _own, ...bound }) => (
          <SegmentsField
            bound={{ ...bound, onChange: chooseClass }}
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
      <Field form={form} name="controlled">
        {({ value, error, id, label }) => (
          <Switch
            id={id}
            className={kit.whole ?? ''}
            label={label}
            description={t(manualWords.controlledHint)}
            error={error}
            checked={value}
            onChange={(event) => form.patch({ controlled: event.currentTarget.checked, isControlSet: true })}
          />
        )}
      </Field>
    </div>
  );
};
