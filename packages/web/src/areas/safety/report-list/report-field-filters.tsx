import { reportTypes, reportWords } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import type { FilterField, ListState } from '../../../ui/list/list-state.ts';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { reportStatusesQuery } from '../catalogue/catalogue.queries.ts';
import type { reportKinds } from '../filter/safety-filter-kinds.ts';
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

type KindList = Pick<ListState<typeof reportKinds>, 'search' | 'narrow' | 'field'>;

/** Narrows reports to a type, a status and a field of work, in their list and on the board. */
export const ReportKindFilters = ({ list }: { list: KindList }) => {
  const { t } = useTranslation();
  const { data: statuses = [] } = useQuery(reportStatusesQuery);
  return (
    <>
      <RadioRow
        legend={t(reportWords.field.report.reportType)}
        options={[
          { value: '', label: t(reportListWords.everyType) },
          ...reportTypes.map((type) => ({ value: type, label: type })),
        ]}
        {...list.field('reportType')}
      />
      <ChoiceField
        label={t(reportWords.field.report.status)}
        all={t(reportListWords.everyStatus)}
        options={statuses.map(({ value, description }) => ({ value, label: description }))}
        {...list.field('status')}
      />
      <ReportFieldFilters
        level1={list.search.fieldLevel1Id}
        first={list.field('fieldLevel1Id')}
        second={list.field('fieldLevel2Id')}
        onFirst={(chosen) => list.narrow({ fieldLevel1Id: chosen, fieldLevel2Id: undefined })}
      />
    </>
  );
};
