import type { WaitingLine } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { employeeRecordQuery } from '../../directory/index.ts';
import { waitingLinesQuery } from './api.ts';
import FormDialog from './form-dialog.tsx';
import { handoverWords } from './handover.words.ts';
import { waitingList } from './search.ts';
import { useWaitingTable } from './table.tsx';

export const WaitingScreen = () => {
  const { t } = useTranslation();
  const list = useList(waitingList);
  const result = useListPage(waitingLinesQuery(list.query));
  const [opened, setOpened] = useState<WaitingLine>();
  const table = useWaitingTable(setOpened);
  const { data: approver } = useQuery(employeeRecordQuery(list.search.approverId));
  const close = () => setOpened(undefined);
  const line = result.data?.items.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <ListScreen
      title={t(handoverWords.list.title)}
      meta={t(handoverWords.list.meta)}
      chipWords={{ approverId: approver && t(handoverWords.list.approverChip, { name: nameOf(approver) }) }}
      empty={{ message: t(handoverWords.list.empty), hint: t(handoverWords.list.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened && line && <FormDialog line={line} onClose={close} />}
    </ListScreen>
  );
};
