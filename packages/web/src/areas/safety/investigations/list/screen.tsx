import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { useListPage } from '../../../../ui/list/page.ts';
import { ListScreen } from '../../../../ui/list/screen.tsx';
import { useList } from '../../../../ui/list/state.ts';
import { isNobodys } from '../../../../ui/page/led-away.ts';
import { ButtonLink } from '../../../../ui/page/links.tsx';
import { LedAway } from '../../cases/led-away.tsx';
import { useFieldNames } from '../../report/fields.ts';
import { safetyMenuWords } from '../../safety-menu.words.ts';
import { investigationWords } from '../investigation.words.ts';
import { investigationsQuery } from './api.ts';
import { InvestigationFilters } from './filters.tsx';
import { investigationList } from './search.ts';
import { useInvestigationTable } from './table.tsx';

/** The investigations that one sees; whoever sees none is led to the chooser (rules/safety.md#cases). */
export const InvestigationListScreen = () => {
  const { t } = useTranslation();
  const list = useList(investigationList);
  const result = useListPage(investigationsQuery(list.query));
  const table = useInvestigationTable(list.search);
  const { fieldLevel1Id, fieldLevel2Id } = list.search;
  const chipWords = useFieldNames(fieldLevel1Id, fieldLevel2Id);
  if (isNobodys(result.error)) return <LedAway />;
  const make = result.data?.can?.make === true && (
    <ButtonLink to="/esms/investigation/new" leftSection={<IconPencilPlus size={16} aria-hidden />}>
      {t(investigationWords.list.make)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(safetyMenuWords.investigation)}
      actions={make}
      filters={<InvestigationFilters list={list} />}
      chipWords={chipWords}
      news={(count) => t(investigationWords.list.news, { count })}
      empty={{
        message: t(investigationWords.list.empty),
        noMatch: { message: t(investigationWords.list.noMatch) },
      }}
      {...{ list, result, table }}
    />
  );
};
