import { documentLimits } from '@portal/contract/documents';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { fieldMessage } from '../../../platform/sentences.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../ui/person/picker.tsx';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { PeopleFinder, PickedPeople, type PickedPerson, usePicking } from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import { putAdministrators, refreshedByRights } from './api.ts';
import { drivePermissionWords } from './drive-permission.words.ts';

type Props = { administrators: readonly PickedPerson[]; onClose: () => void };

/** Chooses who administers the document center: at least one. */
const AdministratorsDialog = ({ administrators, onClose }: Props) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  // As they were when one began.
  const [applied] = useState(administrators);
  const picking = usePicking(applied);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => putAdministrators(picking.all),
    meta: { refreshes: refreshedByRights, ownErrors: true },
    onSuccess: () => {
      notifySuccess(t(drivePermissionWords.saved));
      onClose();
    },
  });
  const isNobody = picking.all.length === 0;
  const apply = (): void => {
    setTried(true);
    if (!isNobody) mutate();
  };
  /** Whom the server names among those that were sent. */
  const named = (isFailure(error) ? error.errors : []).map(({ path, message }) => {
    const person = picking.all[Number(path.split('.')[0])];
    return person ? `${nameOf(person)}: ${message}` : message;
  });
  const isFull = picking.all.length > documentLimits.administrators;
  return (
    <PersonPicker
      title={t(drivePermissionWords.choose)}
      chosenLabel={t(drivePermissionWords.administrator)}
      empty={isNobody}
      changed={picking.isChanged && !isFull}
      busy={isPending}
      onClear={picking.clear}
      onApply={apply}
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
          {tried && isNobody && <Notice title={fieldMessage({ path: '', code: 'no-administrator' })} />}
          {error && !isNobody && (
            <Notice title={t(drivePermissionWords.failed, { message: messageOf(error) })}>{named.join(' ')}</Notice>
          )}
          <PickedPeople
            label={t(drivePermissionWords.administrator)}
            empty={fieldMessage({ path: '', code: 'no-administrator' })}
            people={picking.pending}
            onRemove={picking.remove}
          />
        </div>
      }
    />
  );
};

export default AdministratorsDialog;
