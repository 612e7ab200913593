import type { Person } from '@portal/contract/directory';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import type { Bound } from '../../../ui/form/form-field.tsx';
import { PickField } from '../../../ui/form/pick-field.tsx';
import { referrerWords } from './referrer.words.ts';
import { ReferrerChips } from './referrer-chips.tsx';
import { ReferrerPickerDialog } from './referrer-picker-dialog.tsx';
import { type PickedReferrer, referrerKey } from './referrer-selection.ts';

type Props = {
  bound: Bound<readonly PickedReferrer[]>;
  drafter: Person;
  /** Who is on the line is no referrer. */
  approverIds: ReadonlySet<number>;
};

/** Who is informed, each with a way to take them off, and the picker. */
export const ReferrersField = ({ bound, drafter, approverIds }: Props) => {
  const { t } = useTranslation();
  return (
    <PickField
      bound={bound}
      icon={<IconUserPlus size={16} aria-hidden />}
      button={t(bound.value.length === 0 ? referrerWords.pick : referrerWords.change)}
      dialog={(close) => (
        <ReferrerPickerDialog
          own={drafter}
          drafterId={drafter.id}
          approverIds={approverIds}
          present={[]}
          picked={bound.value}
          onClose={close}
          onApply={(picked) => {
            close();
            bound.onChange(picked);
          }}
        />
      )}
    >
      {bound.value.length > 0 && (
        <ReferrerChips
          referrers={bound.value}
          canRemove={() => true}
          onRemove={(removed, button) => {
            focusNeighbour(button, document.getElementById(bound.id));
            bound.onChange(bound.value.filter((each) => referrerKey(each) !== referrerKey(removed)));
          }}
        />
      )}
    </PickField>
  );
};
