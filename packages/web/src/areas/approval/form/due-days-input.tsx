import { NumberInput } from '@mantine/core';
import { DEFAULT_DUE_DAYS, limits } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Bound } from '../../../ui/form/form-field.tsx';
import { approvalFormWords } from './approval-form.words.ts';

/** Within how many days a document is to be decided; the usual number where the field is left empty. */
export const DueDaysInput = ({ bound: { onChange, onBlur, ...bound } }: { bound: Bound<number | ''> }) => {
  const { t } = useTranslation();
  return (
    <NumberInput
      {...bound}
      suffix={t(approvalFormWords.daySuffix)}
      min={1}
      max={limits.dueDays}
      allowDecimal={false}
      allowNegative={false}
      onChange={(value) => onChange(typeof value === 'number' ? value : '')}
      onBlur={() => {
        if (bound.value === '') onChange(DEFAULT_DUE_DAYS);
        onBlur();
      }}
    />
  );
};
