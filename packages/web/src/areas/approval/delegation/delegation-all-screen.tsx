import { Button } from '@mantine/core';
import type { Delegation } from '@portal/contract/approval';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { allDelegationsList, allDelegationsQuery } from './delegation.queries.ts';
import { delegationWords } from './delegation.words.ts';
import { DelegationFormDialog } from './delegation-form-dialog.tsx';
import { StateField, useDelegationTable } from './delegation-table.tsx';
import { DelegationViewDialog } from './delegation-view-dialog.tsx';

/** Who decides for whom in the whole company, for administrators. */
export const AllDelegationsScreen = () => {
  const { t } = useTranslation();
  const list = useList(allDelegationsList);
  const result = useListPage(allDelegationsQuery(list.query));
  const [viewed, setViewed] = useState<Delegation>();
  const [isOpen, setIsOpen] = useState(false);
  const table = useDelegationTable({ onOpen: setViewed });
  return (
    <ListScreen
      title={t(delegationWords.all.title)}
      meta={t(delegationWords.all.about)}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
          {t(delegationWords.new)}
        </Button>
      }
      filters={
        <FilterBar>
          <SearchField label={t(delegationWords.search)} {...list.field('searchText')} />
          <StateField {...list.field('state')} />
        </FilterBar>
      }
      empty={{ message: t(delegationWords.empty), noMatch: { message: t(delegationWords.noMatch) } }}
      {...{ list, result, table }}
    >
      {viewed && <DelegationViewDialog delegation={viewed} onClose={() => setViewed(undefined)} />}
      {isOpen && <DelegationFormDialog isForOther onClose={() => setIsOpen(false)} />}
    </ListScreen>
  );
};
