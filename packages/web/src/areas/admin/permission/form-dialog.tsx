import type { PermissionRow } from '@portal/contract/admin';
import { problemMessages } from '@portal/contract/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { FormConflict } from '../../../ui/record-form/conflict.tsx';
import { FormDialog } from '../../../ui/record-form/dialog.tsx';
import { FormGone } from '../../../ui/record-form/gone.tsx';
import { useRecordForm } from '../../../ui/record-form/record.ts';
import { heldGrantsOf, permissionCalls } from './api.ts';
import { PermissionFields } from './fields.tsx';
import { formOfGrants, offerOf, type PermissionForm } from './form.ts';
import { grantWord, menuWord } from './words.ts';

/** The right whose refusal the last administrator meets. */
const ADMIN_FIELD = 'Admin';

const fieldLabel = (field: string): string => {
  const offer = offerOf(field);
  if (offer === undefined) return field;
  return offer.wholeMenu ? menuWord(offer.menu) : grantWord(offer);
};

type Props = { row: PermissionRow; onClose: () => void };

const PermissionFormDialog = ({ row, onClose }: Props) => {
  const { t } = useTranslation();
  const [calls] = useState(() => permissionCalls(row));
  const { state, errors, save, busy, stored, takeStored, gone } = useRecordForm({
    calls,
    initial: formOfGrants(row),
    record: heldGrantsOf(row),
    check: () => [],
    isRequired: () => false,
    labelOf: fieldLabel,
    missing: () => '',
    ownRefusal: (code) =>
      code === 'last-administrator'
        ? { field: ADMIN_FIELD, message: problemMessages[code][currentLanguage()] }
        : undefined,
    done: () => t('adminForm.permission.changed'),
    onSaved: onClose,
  });
  const wordsOf = (field: string, flags: PermissionForm): string =>
    t(flags[field] ? 'adminForm.permission.granted' : 'adminForm.permission.notGranted');
  return (
    <FormDialog
      title={t('adminForm.permission.edit', { name: nameOf(row.employee) })}
      confirmLabel={t('adminForm.permission.save')}
      dirty={state.dirty}
      busy={busy}
      ready={state.dirty}
      conflict={
        gone !== undefined ? (
          <FormGone message={gone} onClose={onClose} />
        ) : (
          stored && (
            <FormConflict
              labelOf={fieldLabel}
              wordsOf={wordsOf}
              stored={stored}
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
      <PermissionFields flags={state.form} errors={errors} onChange={state.patch} />
    </FormDialog>
  );
};

export default PermissionFormDialog;
