import { NativeSelect } from '@mantine/core';
import { type DocType, type Drive, docTypes, documentOrders } from '@portal/contract/documents';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/state.ts';
import { documentWords } from '../document.words.ts';
import { isGeneral } from '../drive/api.ts';
import { documentListWords } from './document-list.words.ts';
import { type driveList, USUAL_ORDER } from './search.ts';

const PAUSE_MS = 300;

/** The documents that a drive begins with: those of manuals in a department's, plain ones in a general one. */
export const usualDocType = (drive: Drive): DocType => (isGeneral(drive) ? 'Normal' : 'AOC');

type Props = { drive: Drive; list: ListOf<typeof driveList> };

/** Narrows and orders the list of a drive; in a general one there are plain documents alone. */
export const DriveFilters = ({ drive, list }: Props) => {
  const { t } = useTranslation();
  const usual = usualDocType(drive);
  return (
    <FilterBar>
      <SearchField label={t(documentListWords.search)} pauseMs={PAUSE_MS} {...list.field('title')} />
      {!isGeneral(drive) && (
        <RadioRow
          legend={t(documentWords.field.docType)}
          options={docTypes.map((value) => ({ value, label: t(documentWords.docType[value]) }))}
          value={list.search.docType ?? usual}
          onChange={(docType) => list.narrow({ docType: docType === usual ? undefined : docType })}
        />
      )}
      <NativeSelect
        aria-label={t(documentListWords.order)}
        data={documentOrders.map((value) => ({ value, label: t(documentListWords.orders[value]) }))}
        value={list.search.sort ?? USUAL_ORDER}
        onChange={(event) => list.field('sort').onChange(event.currentTarget.value)}
      />
      <PageSize {...list.field('limit')} />
    </FilterBar>
  );
};
