import { type DocumentPerson, documentLimits } from '@portal/contract/documents';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Notice } from '../../../../ui/form/notice.tsx';
import { personPickerWords } from '../../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../../ui/person/picker.tsx';
import { PeopleFinder, PickedPeople, usePicking } from '../../../approval/index.ts';
import { useMe } from '../../../identity/index.ts';
import { manualWords } from '../manual.words.ts';
import { personOf } from './values.ts';

type Props = {
  managers: readonly DocumentPerson[];
  onApply: (managers: DocumentPerson[]) => void;
  onClose: () => void;
};

/** Chooses who manages a manual; nothing counts until it is applied. */
const ManagersDialog = ({ managers, onApply, onClose }: Props) => {
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

export default ManagersDialog;
