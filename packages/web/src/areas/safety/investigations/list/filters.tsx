import { caseWords, investigationStatuses, reportWords, sources } from '@portal/contract/safety';
import { useTranslation } from '../../../../platform/i18n.ts';
import { FilterBar, FoldedFilters } from '../../../../ui/list/bar.tsx';
import { ChoiceField } from '../../../../ui/list/choice-field.tsx';
import { PageSize } from '../../../../ui/list/page-size.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../../ui/list/state.ts';
import { FieldFilters } from '../../list/field-filters.tsx';
import { reportListWords } from '../../list/report-list.words.ts';
import { investigationWords } from '../investigation.words.ts';
import type { investigationList } from './search.ts';

export const InvestigationFilters = ({ list }: { list: ListOf<typeof investigationList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <SearchField label={t(investigationWords.list.search)} {...list.field('searchText')} />
      <FoldedFilters>
        <ChoiceField
          label={t(reportWords.field.report.status)}
          all={t(reportListWords.everyStatus)}
          options={investigationStatuses.map((value) => ({ value, label: t(caseWords.status[value]) }))}
          {...list.field('status')}
        />
        <ChoiceField
          label={t(investigationWords.field.source)}
          all={t(investigationWords.list.everySource)}
          options={sources.map((value) => ({ value, label: t(caseWords.source[value]) }))}
          {...list.field('source')}
        />
        <FieldFilters
          level1={list.search.fieldLevel1Id}
          first={list.field('fieldLevel1Id')}
          second={list.field('fieldLevel2Id')}
          onFirst={(chosen) => list.narrow({ fieldLevel1Id: chosen, fieldLevel2Id: undefined })}
        />
        <PageSize {...list.field('limit')} />
      </FoldedFilters>
    </FilterBar>
  );
};
