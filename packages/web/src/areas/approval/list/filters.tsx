import { Button, Input, NativeSelect } from '@mantine/core';
import { categories, type DocumentList } from '@portal/contract/approval';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../platform/formats.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { categoryTitle } from '../document/category.ts';
import { ListDays } from './days.tsx';
import { isReversed, type ListSearch, narrowed } from './search.ts';
import classes from './styles.module.css';

type Props = { list: DocumentList; search: ListSearch; onSearch: (search: ListSearch) => void };

const PAUSE_MS = 300;

/** On a phone all but the search is folded; what is in use shows as chips in any case. */
export const ListFilters = ({ list, search, onSearch }: Props) => {
  const { t } = useTranslation();
  const problemId = useId();
  const moreId = useId();
  const [unfolded, setUnfolded] = useState(isReversed(search));
  const { searchText, fromDate, toDate, category } = search;
  const reversed = isReversed(search);
  const without = (name: keyof ListSearch) => () => onSearch(narrowed(search, { [name]: '' }));
  const chips = [
    ...(searchText
      ? [{ key: 'searchText', label: t('lists.searchChip', { text: searchText }), onRemove: without('searchText') }]
      : []),
    ...(fromDate
      ? [{ key: 'fromDate', label: t('lists.fromChip', { day: dayText(fromDate) }), onRemove: without('fromDate') }]
      : []),
    ...(toDate
      ? [{ key: 'toDate', label: t('lists.toChip', { day: dayText(toDate) }), onRemove: without('toDate') }]
      : []),
    ...(category ? [{ key: 'category', label: categoryTitle({ name: category }), onRemove: without('category') }] : []),
  ];
  return (
    <>
      <div className={classes.filters}>
        <SearchField
          className={classes.search}
          label={t('lists.search')}
          value={searchText ?? ''}
          pauseMs={PAUSE_MS}
          onSearch={(text) => onSearch(narrowed(search, { searchText: text }))}
        />
        <Button
          className={classes.unfold}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          aria-expanded={unfolded}
          aria-controls={moreId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('ui.filters.open')}
        </Button>
        <div id={moreId} className={classes.more} data-unfolded={unfolded}>
          <NativeSelect
            className={classes.category}
            aria-label={t('lists.column.category')}
            data={[
              { value: '', label: t('lists.everyCategory') },
              ...categories.map(({ name }) => ({ value: name, label: categoryTitle({ name }) })),
            ]}
            value={category ?? ''}
            onChange={(event) => onSearch(narrowed(search, { category: event.currentTarget.value }))}
          />
          <ListDays list={list} search={search} onSearch={onSearch} {...(reversed ? { problemId } : {})} />
        </div>
      </div>
      {reversed && (
        <Input.Error id={problemId} role="alert" className={classes.reversed}>
          {t('lists.reversed')}
        </Input.Error>
      )}
      <FilterChips chips={chips} onClear={() => onSearch({})} />
    </>
  );
};
