import type { AuditEntry } from '@portal/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { employeeRecordQuery } from '../../directory/index.ts';
import { auditQuery } from './api.ts';
import { auditWords } from './audit.words.ts';
import DetailsDialog from './details-dialog.tsx';
import { AuditFilters } from './filters.tsx';
import { auditList } from './search.ts';
import { useAuditTable } from './table.tsx';

export const AuditScreen = () => {
  const { t } = useTranslation();
  const list = useList(auditList);
  const result = useListPage(auditQuery(list.query));
  const [opened, setOpened] = useState<AuditEntry>();
  const table = useAuditTable(setOpened);
  const { data: actor } = useQuery(employeeRecordQuery(list.search.actorId));
  const close = () => setOpened(undefined);
  return (
    <ListScreen
      title={t(auditWords.title)}
      meta={t(auditWords.meta)}
      filters={<AuditFilters list={list} />}
      chipWords={{ actorId: actor && t(auditWords.actorChip, { name: nameOf(actor) }) }}
      empty={{ hint: t(auditWords.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened && <DetailsDialog entry={opened} onClose={close} />}
    </ListScreen>
  );
};
