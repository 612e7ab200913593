import { caseWords, hazardSources, hazardStatuses, reportWords } from '@portal/contract/safety';
import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { FilterBar } from '../../../../ui/list/bar.tsx';
import { ChoiceField } from '../../../../ui/list/choice-field.tsx';
import { useListPage } from '../../../../ui/list/page.ts';
import { PageSize } from '../../../../ui/list/page-size.tsx';
import { ListScreen } from '../../../../ui/list/screen.tsx';
import { useList } from '../../../../ui/list/state.ts';
import { isNobodys } from '../../../../ui/page/led-away.ts';
import { ButtonLink } from '../../../../ui/page/links.tsx';
import { casePageWords } from '../../cases/case-page.words.ts';
import { LedAway } from '../../cases/led-away.tsx';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { reportListWords } from '../../list/report-list.words.ts';
import { safetyMenuWords } from '../../safety-menu.words.ts';
import { hazardLogWords } from '../hazard-log.words.ts';
import { hazardsQuery } from './api.ts';
import { hazardList } from './search.ts';
import { useHazardTable } from './table.tsx';

/** The hazard log; whoever does not see it is led to the chooser (rules/safety.md#cases). */
export const HazardListScreen = () => {
  const { t } = useTranslation();
  const list = useList(hazardList);
  const result = useListPage(hazardsQuery(list.query));
  const table = useHazardTable(list.search);
  if (isNobodys(result.error)) return <LedAway />;
  const make = result.data?.can?.make === true && (
    <ButtonLink to="/esms/hazard/new" leftSection={<IconPencilPlus size={16} aria-hidden />}>
      {t(hazardLogWords.list.make)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(safetyMenuWords.hazard)}
      actions={make}
      filters={
        <FilterBar>
          <ChoiceField
            label={t(reportWords.field.report.status)}
            all={t(reportListWords.everyStatus)}
            options={hazardStatuses.map((value) => ({ value, label: t(caseWords.status[value]) }))}
            {...list.field('status')}
          />
          <ChoiceField
            label={t(hazardFieldsWords.field.source)}
            all={t(casePageWords.everySource)}
            options={hazardSources.map((value) => ({ value, label: t(caseWords.source[value]) }))}
            {...list.field('source')}
          />
          <PageSize {...list.field('limit')} />
        </FilterBar>
      }
      news={(count) => t(hazardLogWords.list.news, { count })}
      empty={{ message: t(hazardLogWords.list.empty), noMatch: { message: t(hazardLogWords.list.noMatch) } }}
      {...{ list, result, table }}
    />
  );
};
