import type { Person } from '@portal/contract/directory';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Bound } from '../../../ui/form/form-field.tsx';
import { PickField } from '../../../ui/form/pick-field.tsx';
import { lineWords } from './line.words.ts';
import type { PickedLine } from './line-order.ts';
import { LinePickerDialog } from './line-picker-dialog.tsx';
import { LineSteps } from './line-steps.tsx';

type Props = {
  bound: Bound<readonly PickedLine[]>;
  drafter: Person;
  /** Employees who are referrers. */
  referrerIds: ReadonlySet<number>;
  disabled?: boolean;
  /** Suggested while the line is empty. */
  offer?: ReactNode;
};

/** The approval line as it will run, and the picker in which it is put together. */
export const LineField = ({ bound, drafter, referrerIds, disabled = false, offer }: Props) => {
  const { t } = useTranslation();
  return (
    <PickField
      bound={bound}
      disabled={disabled}
      icon={<IconUsers size={16} aria-hidden />}
      button={t(bound.value.length === 0 ? lineWords.pick : lineWords.change)}
      dialog={(close) => (
        <LinePickerDialog
          lines={bound.value}
          drafter={drafter}
          referrerIds={referrerIds}
          onClose={close}
          onApply={(picked) => {
            close();
            bound.onChange(picked);
          }}
        />
      )}
    >
      {bound.value.length > 0 ? <LineSteps lines={bound.value} /> : offer}
    </PickField>
  );
};
