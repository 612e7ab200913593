import type { Manual } from '@portal/contract/documents';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { useDeletion } from '../../../ui/dialog/deletion.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { useList } from '../../../ui/list/state.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { documentKeys, drivesQuery, isGeneral } from '../drive/api.ts';
import { driveName } from '../drive/name.ts';
import { useLostRight } from '../lost-right.ts';
import { manualsQuery, removeManual } from './api.ts';
import { manualList } from './search.ts';
import { useManualTable } from './table.tsx';

const useRemoval = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const remove = async (manual: Manual): Promise<void> => {
    await removeManual(manual);
    void queryClient.invalidateQueries({ queryKey: documentKeys.all });
  };
  return useDeletion(remove, ({ title, docNo }) => ({
    title: t('documentsManuals.deleteTitle'),
    message: t('documentsManuals.deleteMessage', { title, docNo }),
    done: t('documentsManuals.deleted', { title }),
  }));
};

/** All manuals, for administrators of the document center (spec 2, Manual management). */
export const ManualsScreen = () => {
  const { t } = useTranslation();
  const list = useList(manualList);
  const result = useListPage(manualsQuery(list.query));
  const { data: drives = [] } = useQuery(drivesQuery);
  const removal = useRemoval();
  const table = useManualTable({ search: list.search, onDelete: (manual) => void removal(manual) });
  const { driveId } = list.search;
  const drive = drives.find(({ id }) => id === driveId);
  useLostRight(result.data !== undefined && result.data.can?.make !== true);
  return (
    <ListScreen
      title={t('documents.menu.manuals')}
      actions={
        result.data?.can?.make === true && (
          <ButtonLink
            to="/documentcenter/admin/manual/new"
            search={list.search}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('documentsManuals.new')}
          </ButtonLink>
        )
      }
      filters={
        <FilterBar>
          <SearchField label={t('documentsManuals.search')} {...list.field('title')} />
          <ChoiceField
            label={t('documents.field.drive')}
            all={t('documentsManuals.everyDrive')}
            options={drives
              .filter((each) => !isGeneral(each))
              .map((each) => ({ value: String(each.id), label: driveName(each) }))}
            {...list.field('driveId')}
          />
          <PageSize {...list.field('limit')} />
        </FilterBar>
      }
      chipWords={{ driveId: drive && driveName(drive) }}
      empty={{ message: t('documentsManuals.none'), hint: t('documentsManuals.noneHint') }}
      {...{ list, result, table }}
    />
  );
};
