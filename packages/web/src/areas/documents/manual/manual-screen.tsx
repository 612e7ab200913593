import type { Manual } from '@portal/contract/documents';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { useDeletion } from '../../../ui/dialog/deletion.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { documentKeys } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { useLostRight } from '../document/document-acts.ts';
import { driveName, drivesQuery } from '../drive/drive.queries.ts';
import { useDriveOptions } from '../drive/drive-tree.ts';
import { manualList, manualsQuery, removeManual } from './manual.queries.ts';
import { manualWords } from './manual.words.ts';
import { useManualTable } from './manual-table.tsx';

const useRemoval = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const remove = async (manual: Manual): Promise<void> => {
    await removeManual(manual);
    void queryClient.invalidateQueries({ queryKey: documentKeys.all });
  };
  return useDeletion(remove, ({ title, docNo }) => ({
    title: t(manualWords.deleteTitle),
    message: t(manualWords.deleteMessage, { title, docNo }),
    done: t(manualWords.deleted, { title }),
  }));
};

/** All manuals, for administrators of the document center (rules/documents.md#manuals). */
export const ManualsScreen = () => {
  const { t } = useTranslation();
  const list = useList(manualList);
  const result = useListPage(manualsQuery(list.query));
  const { data: drives = [] } = useQuery(drivesQuery);
  const driveOptions = useDriveOptions();
  const removal = useRemoval();
  const table = useManualTable({ search: list.search, onDelete: (manual) => void removal(manual) });
  const { driveId } = list.search;
  const drive = drives.find(({ id }) => id === driveId);
  useLostRight(result.data !== undefined && result.data.can?.make !== true);
  return (
    <ListScreen
      title={t(documentWords.menu.manuals)}
      actions={
        result.data?.can?.make === true && (
          <ButtonLink
            to="/documentcenter/admin/manual/new"
            search={list.search}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t(manualWords.new)}
          </ButtonLink>
        )
      }
      filters={
        <FilterBar>
          <SearchField label={t(manualWords.search)} {...list.field('title')} />
          <ChoiceField
            label={t(documentWords.field.drive)}
            all={t(manualWords.everyDrive)}
            options={driveOptions}
            {...list.field('driveId')}
          />
        </FilterBar>
      }
      chipWords={{ driveId: drive && driveName(drive) }}
      empty={{ message: t(manualWords.none), hint: t(manualWords.noneHint) }}
      {...{ list, result, table }}
    />
  );
};
