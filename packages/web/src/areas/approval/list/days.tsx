import { TextInput } from '@mantine/core';
import type { DocumentList } from '@portal/contract/approval';
import { useTranslation } from 'react-i18next';
import { type ListSearch, narrowed } from './search.ts';
import classes from './styles.module.css';

type Props = {
  list: DocumentList;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** Where it is said what is wrong with the range. */
  problemId?: string;
};

/** From which day to which, named as the column of the list is. */
export const ListDays = ({ list, search, onSearch, problemId }: Props) => {
  const { t } = useTranslation();
  const column = t(list === 'draft' ? 'lists.column.savedDate' : 'lists.column.approvalDate');
  return (
    <div className={classes.days}>
      <span className={classes.daysName} aria-hidden>
        {column}
      </span>
      {(['fromDate', 'toDate'] as const).map((name) => (
        <TextInput
          key={name}
          className={classes.day}
          type="date"
          aria-label={t(name === 'fromDate' ? 'lists.from' : 'lists.to', { column })}
          value={search[name] ?? ''}
          error={problemId !== undefined}
          {...(problemId === undefined ? {} : { 'aria-errormessage': problemId })}
          onChange={(event) => onSearch(narrowed(search, { [name]: event.currentTarget.value }))}
        />
      ))}
    </div>
  );
};
