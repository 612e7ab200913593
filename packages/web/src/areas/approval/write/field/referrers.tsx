import type { Person } from '@portal/contract/directory';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusBeside } from '../../../../ui/dialog/focus-beside.ts';
import { late, preloadSoon } from '../../../../ui/late/part.tsx';
import { ReferrerChips } from '../../referrer/chips.tsx';
import { referrerKey } from '../../referrer/selection.ts';
import type { DocumentForm, PickedReferrer } from '../form.ts';
import { fieldId } from '../problems.ts';
import { WritePickField } from './pick.tsx';

const ReferrerPickerDialog = late(() => import('../../referrer/picker-dialog.tsx'));

type Props = Pick<DocumentForm, 'lines' | 'referrers'> & {
  drafter: Person;
  error: string | undefined;
  onChange: (referrers: readonly PickedReferrer[]) => void;
};

/** Who is informed, each with a way to take them off, and the picker. */
export const WriteReferrersField = ({ lines, referrers, drafter, error, onChange }: Props) => {
  const { t } = useTranslation();
  useEffect(() => preloadSoon(ReferrerPickerDialog), []);
  return (
    <WritePickField
      field="referrers"
      error={error}
      icon={<IconUserPlus size={16} aria-hidden />}
      button={t(referrers.length === 0 ? 'approval.referrer.pick' : 'approval.referrer.change')}
      dialog={(close) => (
        <ReferrerPickerDialog
          own={drafter}
          drafterId={drafter.id}
          approverIds={new Set(lines.map(({ approver }) => approver.id))}
          present={[]}
          picked={referrers}
          onClose={close}
          onMissing={close}
          onApply={(picked) => {
            close();
            onChange(picked);
          }}
        />
      )}
    >
      {referrers.length > 0 && (
        <ReferrerChips
          referrers={referrers}
          canRemove={() => true}
          onRemove={(gone, button) => {
            focusBeside(button, document.getElementById(fieldId('referrers')));
            onChange(referrers.filter((each) => referrerKey(each) !== referrerKey(gone)));
          }}
        />
      )}
    </WritePickField>
  );
};
