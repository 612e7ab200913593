import type { Person } from '@portal/contract/directory';
import { IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { late, preloadSoon } from '../../../../ui/late/part.tsx';
import type { PickedLine } from '../../line/order.ts';
import { LineSteps } from '../../line/steps.tsx';
import type { DocumentForm } from '../form.ts';
import { WritePickField } from './pick.tsx';

const employeeIdsOf = (referrers: DocumentForm['referrers']): ReadonlySet<number> =>
  new Set(referrers.filter(({ type }) => type === 'Employee').map(({ sourceId }) => sourceId));

const LinePickerDialog = late(() => import('../../line/picker-dialog.tsx'));

type Props = {
  lines: readonly PickedLine[];
  drafter: Person;
  referrers: DocumentForm['referrers'];
  error: string | undefined;
  disabled: boolean;
  onChange: (lines: PickedLine[]) => void;
};

/** The approval line as it will run, and the picker in which it is put together. */
export const WriteLineField = ({ lines, drafter, referrers, error, disabled, onChange }: Props) => {
  const { t } = useTranslation();
  useEffect(() => preloadSoon(LinePickerDialog), []);
  return (
    <WritePickField
      field="lines"
      error={error}
      required={!disabled}
      disabled={disabled}
      icon={<IconUsers size={16} aria-hidden />}
      button={t(lines.length === 0 ? 'approval.line.pick' : 'approval.line.change')}
      dialog={(close) => (
        <LinePickerDialog
          lines={lines}
          drafter={drafter}
          referrerIds={employeeIdsOf(referrers)}
          onClose={close}
          onMissing={close}
          onApply={(picked) => {
            close();
            onChange(picked);
          }}
        />
      )}
    >
      {lines.length > 0 && <LineSteps lines={lines} />}
    </WritePickField>
  );
};
