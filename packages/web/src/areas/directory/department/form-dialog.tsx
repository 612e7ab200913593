import { Switch, TextInput } from '@mantine/core';
import { type DepartmentRecord, departmentLimits } from '@portal/contract/directory';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { FormConflict } from '../../../ui/record-form/conflict.tsx';
import { FormDialog } from '../../../ui/record-form/dialog.tsx';
import { FormGone } from '../../../ui/record-form/gone.tsx';
import { digitsOf } from '../../../ui/record-form/lengths.ts';
import { useRecordForm } from '../../../ui/record-form/record.ts';
import classes from '../../../ui/record-form/styles.module.css';
import { departmentCalls } from './api.ts';
import { useDepartmentRows } from './choices.ts';
import {
  checkDepartmentForm,
  type DepartmentField,
  type DepartmentForm,
  formOfDepartment,
  isRequiredOfDepartment,
  newDepartmentForm,
} from './form.ts';
import { parentsFor } from './parents.ts';
import { DepartmentSelect } from './select.tsx';

type Props = {
  /** The department that is changed; without it a new one is made. */
  record?: DepartmentRecord;
  /** Where a new one begins to stand. */
  parentId?: number | null;
  onClose: () => void;
};

const MOST_DIGITS = String(departmentLimits.seq).length;

const DepartmentFormDialog = ({ record, parentId = null, onClose }: Props) => {
  const { t } = useTranslation();
  const rows = useDepartmentRows();
  const [initial] = useState(() => (record ? formOfDepartment(record) : newDepartmentForm(parentId)));
  const labelOf = (field: DepartmentField): string => t(`adminForm.department.field.${field}`);
  const { state, fieldProps, save, busy, stored, takeStored, gone } = useRecordForm({
    calls: departmentCalls,
    initial,
    record,
    check: checkDepartmentForm,
    isRequired: isRequiredOfDepartment,
    labelOf,
    missing: (field) => t(`adminForm.department.missing.${field}`),
    ownRefusal: (code) =>
      code === 'code-exists' ? { field: 'code', message: t('adminForm.save.codeExists') } : undefined,
    done: (isNew) => t(isNew ? 'adminForm.department.created' : 'adminForm.department.changed'),
    onSaved: onClose,
  });
  const parentName = (id: string): string => {
    const parent = rows.find((row) => String(row.record.id) === id);
    return parent ? nameOf(parent.record) : '';
  };
  const wordsOf = (field: DepartmentField, form: DepartmentForm): string => {
    if (field === 'parentId') return parentName(form.parentId);
    if (field === 'isActivated') return t(form.isActivated ? 'admin.department.active' : 'admin.department.notActive');
    return form[field];
  };
  return (
    <FormDialog
      title={t(record ? 'adminForm.department.edit' : 'admin.department.new')}
      confirmLabel={t(record ? 'adminForm.save.change' : 'adminForm.save.create')}
      dirty={state.dirty}
      busy={busy}
      ready
      conflict={
        gone !== undefined ? (
          <FormGone message={gone} onClose={onClose} />
        ) : (
          stored && (
            <FormConflict
              {...{ labelOf, wordsOf, stored }}
              mine={state.form}
              onKeepMine={save}
              onTakeStored={takeStored}
            />
          )
        )
      }
      onConfirm={save}
      onClose={onClose}
    >
      <TextInput data-autofocus {...fieldProps('code')} />
      <TextInput {...fieldProps('seq', (typed) => digitsOf(typed, MOST_DIGITS))} inputMode="numeric" />
      <TextInput {...fieldProps('name')} />
      <TextInput {...fieldProps('engName')} />
      <DepartmentSelect
        className={classes.whole}
        {...fieldProps('parentId')}
        rows={parentsFor(rows, record)}
        nothing={t('adminForm.department.noParent')}
      />
      <Switch
        className={classes.whole}
        label={labelOf('isActivated')}
        description={t('adminForm.department.activatedHelp')}
        error={fieldProps('isActivated').error}
        checked={state.form.isActivated}
        onChange={(event) => state.patch({ isActivated: event.currentTarget.checked })}
      />
    </FormDialog>
  );
};

export default DepartmentFormDialog;
