import { Button } from '@mantine/core';
import type { Delegation, DelegationProposal } from '@portal/contract/approval';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { useMe } from '../../identity/index.ts';
import { delegationList, delegationsQuery } from './delegation.queries.ts';
import { delegationWords } from './delegation.words.ts';
import { DelegationFormDialog } from './delegation-form-dialog.tsx';
import { DelegationProposals } from './delegation-proposals.tsx';
import { StateField, useDelegationTable } from './delegation-table.tsx';
import { DelegationViewDialog } from './delegation-view-dialog.tsx';

type Opened = { proposal?: DelegationProposal };

/** The user's delegations as principal and deputy, with proposals for their leave. */
export const DelegationListScreen = () => {
  const { t } = useTranslation();
  const { employee: me } = useMe();
  const list = useList(delegationList);
  const result = useListPage(delegationsQuery(list.query));
  const [viewed, setViewed] = useState<Delegation>();
  const [opened, setOpened] = useState<Opened>();
  const table = useDelegationTable({ ownId: me.id, onOpen: setViewed });
  return (
    <ListScreen
      title={t(delegationWords.title)}
      meta={t(delegationWords.about)}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened({})}>
          {t(delegationWords.new)}
        </Button>
      }
      filters={
        <>
          <DelegationProposals onChange={(proposal) => setOpened({ proposal })} />
          <FilterBar>
            <StateField {...list.field('state')} />
          </FilterBar>
        </>
      }
      empty={{
        message: t(delegationWords.empty),
        hint: t(delegationWords.emptyHint),
        noMatch: { message: t(delegationWords.noMatch) },
      }}
      {...{ list, result, table }}
    >
      {viewed && <DelegationViewDialog delegation={viewed} onClose={() => setViewed(undefined)} />}
      {opened && <DelegationFormDialog proposal={opened.proposal} onClose={() => setOpened(undefined)} />}
    </ListScreen>
  );
};
