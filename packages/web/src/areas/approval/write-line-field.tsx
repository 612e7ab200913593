import { Button, Input } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late, preloadSoon } from '../../ui/late.tsx';
import type { PickedLine } from './line-order.ts';
import { LineSteps } from './line-steps.tsx';
import classes from './write.module.css';
import type { DocumentForm } from './write-form.ts';
import { fieldId } from './write-problems.ts';

const employeeIdsOf = (referrers: DocumentForm['referrers']): ReadonlySet<number> =>
  new Set(referrers.filter(({ type }) => type === 'Employee').map(({ sourceId }) => sourceId));

const LinePickerDialog = late(() => import('./line-picker-dialog.tsx'));

type Props = {
  lines: readonly PickedLine[];
  drafter: Person;
  referrers: DocumentForm['referrers'];
  error: string | undefined;
  disabled: boolean;
  onChange: (lines: PickedLine[]) => void;
};

/** The approval line as it will run, and the button that opens the picker. */
export const WriteLineField = ({ lines, drafter, referrers, error, disabled, onChange }: Props) => {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  const id = fieldId('lines');
  useEffect(() => preloadSoon(LinePickerDialog), []);
  return (
    <Input.Wrapper
      label={t('approval.write.field.lines')}
      labelElement="div"
      required={!disabled}
      error={error}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <div className={classes.lineField}>
        {lines.length > 0 && <LineSteps lines={lines} />}
        <Button
          id={id}
          variant="default"
          leftSection={<IconUsers size={16} aria-hidden />}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => setPicking(true)}
        >
          {t(lines.length === 0 ? 'approval.line.pick' : 'approval.line.change')}
        </Button>
      </div>
      {picking && (
        <LinePickerDialog
          lines={lines}
          drafter={drafter}
          referrerIds={employeeIdsOf(referrers)}
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
