import { Button, Input } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late, preloadSoon } from '../../ui/late.tsx';
import { ReferrerChips } from './referrer-chips.tsx';
import { referrerKey } from './referrer-selection.ts';
import classes from './write.module.css';
import type { DocumentForm, PickedReferrer } from './write-form.ts';
import { fieldId } from './write-problems.ts';

const ReferrerPickerDialog = late(() => import('./referrer-picker-dialog.tsx'));

type Props = Pick<DocumentForm, 'lines' | 'referrers'> & {
  drafter: Person;
  error: string | undefined;
  onChange: (referrers: readonly PickedReferrer[]) => void;
};

/** Who is informed, each with a way to take them off, and the button that opens the picker. */
export const WriteReferrersField = ({ lines, referrers, drafter, error, onChange }: Props) => {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  const id = fieldId('referrers');
  useEffect(() => preloadSoon(ReferrerPickerDialog), []);
  return (
    <Input.Wrapper
      label={t('approval.write.field.referrers')}
      labelElement="div"
      error={error}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <div className={classes.lineField}>
        {referrers.length > 0 && (
          <ReferrerChips
            referrers={referrers}
            canRemove={() => true}
            onRemove={(gone) => onChange(referrers.filter((each) => referrerKey(each) !== referrerKey(gone)))}
          />
        )}
        <Button
          id={id}
          variant="default"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => setPicking(true)}
        >
          {t(referrers.length === 0 ? 'approval.referrer.pick' : 'approval.referrer.change')}
        </Button>
      </div>
      {picking && (
        <ReferrerPickerDialog
          own={drafter}
          drafterId={drafter.id}
          approverIds={new Set(lines.map(({ approver }) => approver.id))}
          present={[]}
          picked={referrers}
          onClose={() => setPicking(false)}
          onMissing={() => setPicking(false)}
          onApply={(picked) => {
            setPicking(false);
            onChange(picked);
          }}
        />
      )}
    </Input.Wrapper>
  );
};
