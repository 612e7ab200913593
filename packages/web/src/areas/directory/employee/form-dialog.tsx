import { Button } from '@mantine/core';
import type { EmployeeRecord } from '@portal/contract/directory';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { FormConflict } from '../../../ui/record-form/conflict.tsx';
import { FormDialog } from '../../../ui/record-form/dialog.tsx';
import { FormGone } from '../../../ui/record-form/gone.tsx';
import { useRecordForm } from '../../../ui/record-form/record.ts';
import { notifyError } from '../../../ui/toast/notify.ts';
import { useDepartmentRows } from '../department/choices.ts';
import { employeeCalls } from './api.ts';
import { EmployeeFields } from './fields.tsx';
import {
  checkEmployeeForm,
  type EmployeeField,
  type EmployeeForm,
  formOfEmployee,
  isReadyToConfirm,
  isRequiredOfEmployee,
  newEmployeeForm,
} from './form.ts';
import { usePhotoChoice } from './photo.ts';
import { photoDifferences } from './photo-clash.tsx';
import { EmployeePhotoField } from './photo-field.tsx';
import { genderText, isGone, jobTitleText } from './words.ts';

type Props = {
  /** The employee whose record is changed; without it somebody is hired. */
  record?: EmployeeRecord;
  onClose: () => void;
  /** Somebody has resigned by what was saved. */
  onResigned?: (employee: EmployeeRecord) => void;
};

const refusedFields: Record<string, EmployeeField> = { 'email-exists': 'email', 'code-exists': 'code' };

const EmployeeFormDialog = ({ record, onClose, onResigned }: Props) => {
  const { t } = useTranslation();
  const departments = useDepartmentRows();
  const [initial] = useState(() => (record ? formOfEmployee(record) : newEmployeeForm()));
  const photo = usePhotoChoice(record);
  const labelOf = (field: EmployeeField): string => t(`adminForm.employee.field.${field}`);
  const { state, fieldProps, save, busy, isNew, stored, takeStored, gone } = useRecordForm({
    calls: employeeCalls,
    initial,
    record,
    check: checkEmployeeForm,
    isRequired: isRequiredOfEmployee,
    labelOf,
    missing: (field) => t(`adminForm.employee.missing.${field}`),
    ownRefusal: (code) => {
      const field = refusedFields[code];
      return (
        field && {
          field,
          message: t(field === 'email' ? 'adminForm.employee.emailExists' : 'adminForm.save.codeExists'),
        }
      );
    },
    attachment: photo.attachment,
    onNotAttached: (message, isHired) => {
      const told = t(isHired ? 'adminForm.employee.photo.hiredWithout' : 'adminForm.employee.photo.changedWithout', {
        message,
      });
      photo.tell(told);
      notifyError(told);
    },
    done: (isHired) => t(isHired ? 'adminForm.employee.hired' : 'adminForm.employee.changed'),
    onSaved: (saved) => {
      onClose();
      if (record && !isGone(record) && isGone(saved)) onResigned?.(saved);
    },
  });
  const departmentName = (id: string): string => {
    const department = departments.find((row) => String(row.record.id) === id);
    return department ? nameOf(department.record) : id;
  };
  const wordsOf = (field: EmployeeField, form: EmployeeForm): string => {
    if (field === 'department') return departmentName(form.department);
    if (field === 'jobTitle') return jobTitleText(form.jobTitle);
    if (field === 'gender') return genderText(Number(form.gender));
    if (field === 'isResigned') return t(form.isResigned ? 'admin.employee.gone' : 'admin.employee.here');
    return form[field];
  };
  return (
    <FormDialog
      title={t(isNew ? 'admin.employee.new' : 'adminForm.employee.edit')}
      confirmLabel={t(isNew ? 'adminForm.save.create' : 'adminForm.save.change')}
      dirty={state.dirty || photo.chosen}
      busy={busy}
      ready={isReadyToConfirm(state.form)}
      conflict={
        gone !== undefined ? (
          <FormGone message={gone} onClose={onClose} />
        ) : (
          stored && (
            <FormConflict
              {...{ labelOf, wordsOf, stored }}
              mine={state.form}
              besides={photoDifferences(state.form.name, photo)}
              onKeepMine={save}
              onTakeStored={takeStored}
            />
          )
        )
      }
      stop={
        photo.share !== undefined && (
          <Button variant="default" onClick={photo.stop}>
            {t('adminForm.employee.photo.stop')}
          </Button>
        )
      }
      onConfirm={save}
      onClose={onClose}
    >
      <EmployeePhotoField name={state.form.name} choice={photo} />
      <EmployeeFields {...{ state, fieldProps, labelOf, departments }} />
    </FormDialog>
  );
};

export default EmployeeFormDialog;
