import { lessonWords } from '@portal/contract/safety';
import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar, FoldedFilters } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListOf, useList } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { isForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { ForbiddenRedirect } from '../case/case-failure.tsx';
import { useFieldNames } from '../report/report-fields.ts';
import { ReportFieldFilters } from '../report-list/report-field-filters.tsx';
import { lessonList, lessonsQuery, unpublished } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';
import { useLessonTable } from './lesson-table.tsx';

const LessonFilters = ({ list, isOffice }: { list: ListOf<typeof lessonList>; isOffice: boolean }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <SearchField label={t(lessonScreenWords.list.search)} {...list.field('searchText')} />
      <FoldedFilters>
        {isOffice && (
          <ChoiceField
            label={t(lessonScreenWords.status)}
            all={t(lessonWords.status.Published)}
            options={unpublished.map((value) => ({ value, label: t(lessonWords.status[value]) }))}
            {...list.field('status')}
          />
        )}
        <ReportFieldFilters
          level1={list.search.fieldLevel1Id}
          first={list.field('fieldLevel1Id')}
          second={list.field('fieldLevel2Id')}
          onFirst={(chosen) => list.narrow({ fieldLevel1Id: chosen, fieldLevel2Id: undefined })}
        />
      </FoldedFilters>
    </FilterBar>
  );
};

/** Published lessons for everybody; for the safety office also unpublished ones (rules/safety.md#lessons). */
export const LessonListScreen = () => {
  const { t } = useTranslation();
  const list = useList(lessonList);
  const result = useListPage(lessonsQuery(list.query));
  const isOffice = result.data?.can?.make === true;
  const table = useLessonTable({ search: list.search, showsStatus: isOffice });
  const { fieldLevel1Id, fieldLevel2Id } = list.search;
  const chipWords = useFieldNames(fieldLevel1Id, fieldLevel2Id);
  if (isForbidden(result.error)) return <ForbiddenRedirect />;
  const write = isOffice && (
    <ButtonLink to="/esms/lesson/new" leftSection={<IconPencilPlus size={16} aria-hidden />}>
      {t(lessonScreenWords.write)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(lessonScreenWords.title)}
      actions={write}
      filters={<LessonFilters list={list} isOffice={isOffice} />}
      chipWords={chipWords}
      news={(count) => t(lessonScreenWords.list.news, { count })}
      empty={{
        message: t(lessonScreenWords.list.empty),
        hint: t(lessonScreenWords.list.emptyHint),
        noMatch: { message: t(lessonScreenWords.list.noMatch) },
      }}
      {...{ list, result, table }}
    />
  );
};
