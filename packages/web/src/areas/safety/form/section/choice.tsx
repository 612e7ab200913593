import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../../platform/i18n.ts';
import type { Bound } from '../../../../ui/form/field.tsx';
import { type Choice, SegmentsField } from '../../../../ui/form/input/segments.tsx';
import { reportFormWords } from '../report-form.words.ts';

/** As many as stand side by side; more of them come as a list, which a phone shows as its own. */
const SIDE_BY_SIDE = 4;

type Props = { bound: Bound<string>; options: readonly Choice[]; isList?: boolean };

/** One of the values of an enumeration, which can be taken back. */
export const ChoiceInput = ({ bound, options, isList = options.length > SIDE_BY_SIDE }: Props) => {
  const { t } = useTranslation();
  if (!isList)
    return (
      <SegmentsField
        bound={bound}
        options={options}
        {...(!bound.required && { clear: t(reportFormWords.clear, { label: bound.label }) })}
      />
    );
  const nothing = t(bound.required ? reportFormWords.choose : reportFormWords.unchosen);
  return <NativeSelect {...bound} data={[{ value: '', label: nothing }, ...options]} />;
};
