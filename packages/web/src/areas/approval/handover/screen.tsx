import type { WaitingLine } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { lateDialog } from '../../../ui/late/dialog.ts';
import { preloadSoon } from '../../../ui/late/part.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { employeeRecordQuery } from '../../directory/index.ts';
import { waitingLinesQuery } from './api.ts';
import { waitingList } from './search.ts';
import { useWaitingTable } from './table.tsx';

const FormDialog = lateDialog(() => import('./form-dialog.tsx'));

export const WaitingScreen = () => {
  const { t } = useTranslation();
  const list = useList(waitingList);
  const result = useListPage(waitingLinesQuery(list.query));
  const [opened, setOpened] = useState<WaitingLine>();
  const table = useWaitingTable(setOpened);
  const { data: approver } = useQuery(employeeRecordQuery(list.search.approverId));
  useEffect(() => preloadSoon(FormDialog), []);
  const close = () => setOpened(undefined);
  const line = result.data?.items.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <ListScreen
      title={t('handover.list.title')}
      meta={t('handover.list.meta')}
      chipWords={{ approverId: approver && t('handover.list.approverChip', { name: nameOf(approver) }) }}
      empty={{ message: t('handover.list.empty'), hint: t('handover.list.emptyHint') }}
      {...{ list, result, table }}
    >
      {opened && line && <FormDialog line={line} onClose={close} onMissing={close} />}
    </ListScreen>
  );
};
