import { Button } from '@mantine/core';
import type { VacationRow } from '@portal/contract/leave';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { useFileSaving } from '../../../ui/sheet/saving.ts';
import { useDepartmentName } from '../../directory/index.ts';
import { saveVacations, type VacationKind, vacationsQuery } from './api.ts';
import DetailsDialog from './details-dialog.tsx';
import { VacationFilters } from './filters.tsx';
import { leaveYearWords } from './leave-year.words.ts';
import { type VacationSearch, vacationList, yearOfSearch } from './search.ts';
import { useVacationTable } from './table.tsx';
import UploadDialog from './upload-dialog.tsx';

type Opened = { kind: 'upload' } | { kind: VacationKind; row: VacationRow };

type ActionsProps = { search: VacationSearch; onUpload: () => void };

const Actions = ({ search, onUpload }: ActionsProps) => {
  const { t } = useTranslation();
  const { saving, start } = useFileSaving(() => saveVacations(search));
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving} onClick={() => void start()}>
        {t(leaveYearWords.export)}
      </Button>
      <Button leftSection={<IconUpload size={16} />} onClick={onUpload}>
        {t(leaveYearWords.upload)}
      </Button>
    </>
  );
};

export const VacationScreen = () => {
  const { t } = useTranslation();
  const list = useList(vacationList);
  const result = useListPage(vacationsQuery(list.search));
  const [opened, setOpened] = useState<Opened>();
  const table = useVacationTable((row, kind) => setOpened({ row, kind }));
  const close = () => setOpened(undefined);
  return (
    <ListScreen
      title={t(leaveYearWords.title)}
      actions={<Actions search={list.search} onUpload={() => setOpened({ kind: 'upload' })} />}
      filters={<VacationFilters list={list} />}
      chipWords={{ departmentId: useDepartmentName(list.search.departmentId) }}
      empty={{ hint: t(leaveYearWords.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened?.kind === 'upload' && <UploadDialog onClose={close} />}
      {opened && opened.kind !== 'upload' && (
        <DetailsDialog year={yearOfSearch(list.search)} {...opened} onClose={close} />
      )}
    </ListScreen>
  );
};
