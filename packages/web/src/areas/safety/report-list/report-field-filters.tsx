import { reportWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import type { FilterField } from '../../../ui/list/list-state.ts';
import { useFieldChoices } from '../report/report-fields.ts';
import { reportListWords } from './report-list.words.ts';

type Props = {
  /** The chosen field of the first level. */
  level1: number | undefined;
  first: FilterField;
  second: FilterField;
  /** Another one of the first level forgets the second. */
  onFirst: (chosen: number) => void;
};

/** Filters a list by field of work; the second level is shown if the first one has any. */
export const ReportFieldFilters = ({ level1, first, second, onFirst }: Props) => {
  const { t } = useTranslation();
  const choices = useFieldChoices(level1);
  return (
    <>
      <ChoiceField
        label={t(reportWords.field.report.fieldLevel1)}
        all={t(reportListWords.everyField)}
        options={choices.level1}
        value={first.value}
        onChange={(chosen) => onFirst(Number(chosen))}
      />
      {choices.level2 && (
        <ChoiceField
          label={t(reportWords.field.report.fieldLevel2)}
          all={t(reportListWords.everySecond)}
          options={choices.level2}
          {...second}
        />
      )}
    </>
  );
};
