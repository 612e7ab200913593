import { NativeSelect, TextInput } from '@mantine/core';
import { categories } from '@portal/contract/approval';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../platform/formats.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { categoryTitle } from './document-category.ts';
import classes from './list.module.css';
import { type ListSearch, narrowed } from './list-search.ts';

type Props = { search: ListSearch; onSearch: (search: ListSearch) => void };

const PAUSE_MS = 300;

/** The search text as it is typed; the address follows when the typing pauses. */
const SearchField = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const inAddress = search.searchText ?? '';
  const [text, setText] = useState(inAddress);
  const known = useRef(inAddress);
  // Back, or a chip, changed the address: the field follows.
  if (known.current !== inAddress) {
    known.current = inAddress;
    if (text.trim() !== inAddress) setText(inAddress);
  }
  useEffect(() => {
    if (text.trim() === known.current) return;
    const later = setTimeout(() => onSearch(narrowed(search, { searchText: text.trim() })), PAUSE_MS);
    return () => clearTimeout(later);
  }, [text, search, onSearch]);
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={t('lists.search')}
      placeholder={t('lists.search')}
      leftSection={<IconSearch size={16} />}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
};

export const ListFilters = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const { searchText, fromDate, toDate, category } = search;
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
        <SearchField search={search} onSearch={onSearch} />
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
        {(['fromDate', 'toDate'] as const).map((name) => (
          <TextInput
            key={name}
            className={classes.day}
            type="date"
            label={t(name === 'fromDate' ? 'lists.from' : 'lists.to')}
            value={search[name] ?? ''}
            onChange={(event) => onSearch(narrowed(search, { [name]: event.currentTarget.value }))}
          />
        ))}
      </div>
      <FilterChips chips={chips} onClear={() => onSearch({})} />
    </>
  );
};
