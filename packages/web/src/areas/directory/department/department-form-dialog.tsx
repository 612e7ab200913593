import { Switch, TextInput } from '@mantine/core';
import { type DepartmentRecord, departmentLimits, moveDepartmentRule } from '@portal/contract/directory';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import kit from '../../../ui/form/form.module.css';
import { Field } from '../../../ui/form/form-field.tsx';
import { digitsOf } from '../../../ui/form/form-limits.ts';
import { RecordDialog } from '../../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { departmentCalls } from './department.queries.ts';
import { departmentWords } from './department.words.ts';
import { type DepartmentForm, departmentDefinition, formOfDepartment, newDepartmentForm } from './department-form.ts';
import { DepartmentSelect } from './department-select.tsx';
import { type DepartmentRow, useDepartmentRows } from './department-tree.ts';

/** The number of levels of a department and those below it. */
const heightOf = ({ children }: DepartmentRecord): number => 1 + Math.max(0, ...children.map(heightOf));

/** The departments that may be its parent; `moved` undefined: for a new one. */
export const parentsFor = (rows: readonly DepartmentRow[], moved: DepartmentRecord | undefined): DepartmentRow[] =>
  rows.filter(({ path }) => moveDepartmentRule(moved?.id, path, moved ? heightOf(moved) : 1).allowed);

type Props = {
  /** The department to change; undefined creates a new one. */
  record?: DepartmentRecord;
  /** The initial parent of a new one. */
  parentId?: number | null;
  onClose: () => void;
};

const MOST_DIGITS = String(departmentLimits.seq).length;

export const DepartmentFormDialog = ({ record, parentId = null, onClose }: Props) => {
  const { t } = useTranslation();
  const rows = useDepartmentRows();
  const [initial] = useState(() => (record ? formOfDepartment(record) : newDepartmentForm(parentId)));
  const saving = useRecordForm({
    definition: departmentDefinition,
    calls: departmentCalls,
    initial,
    record,
    ownRefusal: (code) =>
      code === 'code-exists' ? { path: 'code', message: t(departmentWords.form.codeExists) } : undefined,
    done: (isNew) => t(isNew ? departmentWords.form.created : departmentWords.form.changed),
    onSaved: onClose,
  });
  const { form } = saving;
  const wordsOf = (field: string, values: DepartmentForm): string => {
    const parent = rows.find((row) => String(row.record.id) === values.parentId);
    if (field === 'parentId') return parent ? nameOf(parent.record) : '';
    if (field === 'isActivated') return t(values.isActivated ? departmentWords.active : departmentWords.notActive);
    return String(values[field as keyof DepartmentForm]);
  };
  return (
    <RecordDialog
      saving={saving}
      title={t(record ? departmentWords.form.edit : departmentWords.new)}
      wordsOf={wordsOf}
      onClose={onClose}
    >
      <Field form={form} name="code">
        {(bound) => <TextInput data-autofocus {...bound} />}
      </Field>
      <Field form={form} name="seq">
        {({ onChange, ...bound }) => (
          <TextInput
            {...bound}
            inputMode="numeric"
            onChange={(event) => onChange(digitsOf(event.currentTarget.value, MOST_DIGITS))}
          />
        )}
      </Field>
      <Field form={form} name="name">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Field form={form} name="engName">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Field form={form} name="parentId">
        {(bound) => (
          <DepartmentSelect
            className={kit.whole}
            {...bound}
            rows={parentsFor(rows, record)}
            nothing={t(departmentWords.form.noParent)}
          />
        )}
      </Field>
      <Field form={form} name="isActivated">
        {({ value, ...bound }) => (
          <Switch
            className={kit.whole}
            {...bound}
            description={t(departmentWords.form.activatedHelp)}
            checked={value}
          />
        )}
      </Field>
    </RecordDialog>
  );
};
