import { Button } from '@mantine/core';
import type { Page } from '@portal/contract/kernel';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { newsOf } from './list-page.ts';

type Props<Row> = {
  shown: Page<Row> | undefined;
  latest: Page<Row> | undefined;
  idOf: (row: Row) => number;
  /** Such as "새 문서 1건"; by default rows are called entries. */
  words?: ((count: number) => string) | undefined;
  onTake: () => void;
};

/** Shows next to the title that the list has changed, with a button that displays the changes. */
export const ListNews = <Row,>({ shown, latest, idOf, words, onTake }: Props<Row>) => {
  const { t } = useTranslation();
  const { isChanged, added } = shown && latest ? newsOf(shown, latest, idOf) : { isChanged: false, added: 0 };
  const addedWords = words ?? ((count: number) => t(uiWords.list.added, { count }));
  return (
    <span role="status">
      {isChanged && (
        <Button variant="light" size="compact-sm" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onTake}>
          {added > 0 ? addedWords(added) : t(uiWords.list.changed)}
        </Button>
      )}
    </span>
  );
};
