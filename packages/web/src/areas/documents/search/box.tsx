import { Button, TextInput } from '@mantine/core';
import { documentLimits, type SearchType, searchTypes } from '@portal/contract/documents';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { documentSearchWords } from './document-search.words.ts';
import { landmark } from './menu-box.tsx';
import classes from './styles.module.css';

type Props = {
  text: string;
  searchType: SearchType;
  /** What is wrong with what was looked for. */
  error: string | undefined;
  onSearch: (text: string) => void;
  onType: (type: SearchType) => void;
};

/** What is looked for, and where: in titles, or in what the documents say too. */
export const SearchBox = ({ text, searchType, error, onSearch, onType }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const known = useRef(text);
  // Back changed the address: the box follows.
  if (known.current !== text) {
    known.current = text;
    setTyped(text);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Nothing is no search (rules/documents.md#search).
    if (typed.trim() !== '') onSearch(typed.trim());
  };
  return (
    <div {...landmark} className={classes.box}>
      <form className={classes.line} onSubmit={submit}>
        <TextInput
          className={classes.typed ?? ''}
          type="search"
          aria-label={t(documentSearchWords.menu.label)}
          placeholder={t(documentSearchWords.menu.label)}
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={documentLimits.searchText}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">{t(documentSearchWords.search)}</Button>
      </form>
      <RadioRow
        legend={t(documentSearchWords.where)}
        options={searchTypes.map((value) => ({ value, label: t(documentSearchWords.type[value]) }))}
        value={searchType}
        onChange={onType}
      />
    </div>
  );
};
