import { Button, FileButton, Progress } from '@mantine/core';
import type { EmployeeRecord } from '@portal/contract/directory';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { notifyError } from '../../../ui/dialog/toast-notify.ts';
import { useIntoView } from '../../../ui/form/attention.ts';
import kit from '../../../ui/form/form.module.css';
import type { Difference } from '../../../ui/form/form-definition.ts';
import { useAnswer, useValue } from '../../../ui/form/form-state.ts';
import { RecordDialog } from '../../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { useDepartmentRows } from '../department/department-tree.ts';
import { employeeCalls } from './employee.queries.ts';
import { employeeWords } from './employee.words.ts';
import { EmployeeFields, employeeDefinition } from './employee-fields.tsx';
import classes from './employee-form.module.css';
import { type EmployeeForm, formOfEmployee, isReadyToConfirm, newEmployeeForm } from './employee-form.ts';
import { type PhotoChoice, photoTypes, usePhotoChoice } from './employee-photo.ts';
import { genderText, isResignedNow, jobTitleText } from './employee-texts.ts';

type EmployeePhotoFieldProps = { name: string; choice: PhotoChoice };

/** The present or chosen photo, with a button to choose another. */
const EmployeePhotoField = ({ name, choice }: EmployeePhotoFieldProps) => {
  const { t } = useTranslation();
  const { stored, chosen, preview, wrong, share, choose, drop } = choice;
  const place = useIntoView<HTMLElement>(wrong);
  return (
    <div className={`${kit.whole} ${classes.photo}`}>
      <PersonAvatar name={name} photo={preview ?? stored} size={88} />
      <div className={classes.photoTools}>
        <span>
          <FileButton accept={photoTypes} onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" size="xs" leftSection={<IconPhoto size={16} />}>
                {t(employeeWords.form.photo.choose)}
              </Button>
            )}
          </FileButton>
          {chosen && (
            <Button variant="subtle" size="xs" onClick={drop}>
              {t(employeeWords.form.photo.drop)}
            </Button>
          )}
        </span>
        {wrong === undefined ? (
          <small className={classes.hint}>{t(employeeWords.form.photo.hint)}</small>
        ) : (
          <small ref={place} tabIndex={-1} className={classes.wrong} role="alert">
            {wrong}
          </small>
        )}
        {share !== undefined && (
          <Progress value={share * 100} size={4} aria-label={t(employeeWords.form.photo.sending)} />
        )}
      </div>
    </div>
  );
};

const photoCell = (name: string, photo: string | undefined, words: string) => (
  <span className={classes.bothPhotos}>
    <PersonAvatar name={name} photo={photo} size={48} />
    {words}
  </span>
);

/** The photo chosen here next to the one that was chosen elsewhere meanwhile. */
const photoDifferences = (name: string, { clashes, preview, stored }: PhotoChoice): Difference[] =>
  clashes
    ? [
        {
          key: 'photo',
          label: translate(employeeWords.form.photo.label),
          mine: photoCell(name, preview, translate(employeeWords.form.photo.mine)),
          stored: photoCell(name, stored, translate(employeeWords.form.photo.stored)),
        },
      ]
    : [];

type Props = {
  /** The employee to change; undefined creates one. */
  record?: EmployeeRecord;
  onClose: () => void;
  onHired?: (employee: EmployeeRecord) => void;
  /** Opens the resignation; undefined for a resigned employee, for oneself and for a new employee. */
  onResign?: (() => void) | undefined;
  /** The saved change was a resignation. */
  onResigned?: (employee: EmployeeRecord) => void;
};

const refusals = {
  'email-exists': { path: 'email', words: employeeWords.form.emailExists },
  'code-exists': { path: 'code', words: employeeWords.form.codeExists },
} as const;

export const EmployeeFormDialog = ({ record, onClose, onHired, onResigned, onResign }: Props) => {
  const { t } = useTranslation();
  const departments = useDepartmentRows();
  const [initial] = useState(() => (record ? formOfEmployee(record) : newEmployeeForm()));
  const photo = usePhotoChoice(record);
  const saving = useRecordForm({
    definition: employeeDefinition,
    calls: employeeCalls,
    initial,
    record,
    ownRefusal: (code) => {
      const refusal = code === 'email-exists' || code === 'code-exists' ? refusals[code] : undefined;
      return refusal && { path: refusal.path, message: t(refusal.words) };
    },
    attachment: photo.attachment,
    onNotAttached: (message, isHired) => {
      const warning = t(isHired ? employeeWords.form.photo.hiredWithout : employeeWords.form.photo.changedWithout, {
        message,
      });
      photo.showRefusal(warning);
      notifyError(warning);
    },
    done: (isHired, saved) =>
      t(isHired ? employeeWords.form.hired : employeeWords.form.changed, { name: nameOf(saved) }),
    onSaved: (saved, isHired) => {
      onClose();
      if (isHired) onHired?.(saved);
      if (record && !isResignedNow(record) && isResignedNow(saved)) onResigned?.(saved);
    },
  });
  const { form, isNew } = saving;
  const name = useValue(form, 'name');
  const departmentName = (id: string): string => {
    const department = departments.find((row) => String(row.record.id) === id);
    return department ? nameOf(department.record) : id;
  };
  const wordsOf = (field: string, values: EmployeeForm): string => {
    if (field === 'department') return departmentName(values.department);
    if (field === 'jobTitle') return jobTitleText(values.jobTitle);
    if (field === 'gender') return genderText(Number(values.gender));
    if (field === 'isResigned') return t(values.isResigned ? employeeWords.gone : employeeWords.here);
    return String(values[field as keyof EmployeeForm]);
  };
  return (
    <RecordDialog
      saving={saving}
      title={t(isNew ? employeeWords.new : employeeWords.form.edit)}
      ready={useAnswer(form, isReadyToConfirm)}
      dirty={photo.chosen}
      wordsOf={wordsOf}
      besides={photoDifferences(name, photo)}
      stop={
        photo.share !== undefined && (
          <Button variant="default" onClick={photo.stop}>
            {t(employeeWords.form.photo.stop)}
          </Button>
        )
      }
      onClose={onClose}
    >
      <EmployeePhotoField name={name} choice={photo} />
      <EmployeeFields form={form} departments={departments} onResign={onResign} />
    </RecordDialog>
  );
};
