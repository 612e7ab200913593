import type { PermissionRow } from '@portal/contract/admin';
import { giveGrants } from '@portal/contract/identity';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { problemMessage } from '../../../platform/sentences.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { RecordDialog } from '../../../ui/form/record/dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/form.ts';
import { useDirty } from '../../../ui/form/state.ts';
import { useMe } from '../../identity/index.ts';
import { heldGrantsOf, permissionCalls } from './api.ts';
import { PermissionFields } from './fields.tsx';
import { formOfGrants, isHeld, type Offer, permissionDefinition } from './form.ts';
import { permissionWords } from './permission.words.ts';

/** The right whose refusal the last administrator meets. */
const ADMIN_FIELD = 'Admin';

type Props = { row: PermissionRow; onClose: () => void };

const PermissionFormDialog = ({ row, onClose }: Props) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const isOwn = employee.id === row.employee.id;
  const isClosed = (offer: Offer): boolean =>
    !isHeld(offer, row.grants) &&
    !giveGrants({ employeeId: employee.id }, row.employee.id, { before: row.grants, after: [...row.grants, offer] })
      .allowed;
  const [calls] = useState(() => permissionCalls(row));
  const saving = useRecordForm({
    definition: permissionDefinition,
    calls,
    initial: formOfGrants(row),
    record: heldGrantsOf(row),
    ownRefusal: (code) =>
      code === 'last-administrator' ? { path: ADMIN_FIELD, message: problemMessage(code) } : undefined,
    done: () => t(permissionWords.form.changed),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      saving={saving}
      title={t(permissionWords.form.edit, { name: nameOf(row.employee) })}
      confirmLabel={t(permissionWords.form.save)}
      ready={useDirty(saving.form)}
      wordsOf={(field, flags) => t(flags[field] ? permissionWords.form.granted : permissionWords.form.notGranted)}
      onClose={onClose}
    >
      {isOwn && <Notice title={t(permissionWords.form.own)} />}
      <PermissionFields form={saving.form} isClosed={isClosed} />
    </RecordDialog>
  );
};

export default PermissionFormDialog;
