import type { AuditEntry } from '@portal/contract/admin';
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
import { auditQuery } from './api.ts';
import { AuditFilters } from './filters.tsx';
import { auditList } from './search.ts';
import { useAuditTable } from './table.tsx';

const DetailsDialog = lateDialog(() => import('./details-dialog.tsx'));

export const AuditScreen = () => {
  const { t } = useTranslation();
  const list = useList(auditList);
  const result = useListPage(auditQuery(list.query));
  const [opened, setOpened] = useState<AuditEntry>();
  const table = useAuditTable(setOpened);
  const { data: actor } = useQuery(employeeRecordQuery(list.search.actorId));
  useEffect(() => preloadSoon(DetailsDialog), []);
  const close = () => setOpened(undefined);
  return (
    <ListScreen
      title={t('admin.audit.title')}
      meta={t('admin.audit.meta')}
      filters={<AuditFilters list={list} />}
      chipWords={{ actorId: actor && t('admin.audit.actorChip', { name: nameOf(actor) }) }}
      empty={{ hint: t('admin.audit.emptyHint') }}
      {...{ list, result, table }}
    >
      {opened && <DetailsDialog entry={opened} onClose={close} onMissing={close} />}
    </ListScreen>
  );
};
