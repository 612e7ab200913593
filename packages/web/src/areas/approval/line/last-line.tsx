import { Button } from '@mantine/core';
import { stepsOf } from '@portal/contract/approval';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { recentLinesQuery, recentSubmittedQuery } from '../document/approval-document.queries.ts';
import { namesOf } from '../document/approval-document-texts.ts';
import { lineWords } from './line.words.ts';
import { type PickedLine, refusalOf, sameLines } from './line-order.ts';

type Given = {
  categoryId: number;
  drafterId: number;
  /** Employees among the referrers, who cannot be on the line too. */
  referrerIds: ReadonlySet<number>;
};

/** The line of the last document of this category whose people can all be chosen; undefined if there is none. */
const useLastLine = ({ categoryId, drafterId, referrerIds }: Given): readonly PickedLine[] | undefined => {
  const { data: lines = [] } = useQuery(recentLinesQuery);
  const { data: documents = [] } = useQuery(recentSubmittedQuery);
  return documents
    .filter(({ category }) => category.id === categoryId)
    .flatMap((document) => lines.find((line) => sameLines(line.lines, document.lines)) ?? [])
    .map((line) => line.lines)
    .find((line) => line.every(({ approver }) => refusalOf([], approver.id, drafterId, referrerIds) === undefined));
};

/**
 * Suggests the line of the last document of this category, to be used with one click; it is never set automatically.
 */
export const LastLine = ({ onTake, ...given }: Given & { onTake: (lines: readonly PickedLine[]) => void }) => {
  const { t } = useTranslation();
  const line = useLastLine(given);
  if (line === undefined) return null;
  const names = stepsOf(line)
    .map((step) => namesOf(step.lines))
    .join(' → ');
  return (
    <Button
      variant="light"
      h="auto"
      mih={36}
      styles={{ label: { whiteSpace: 'normal' } }}
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={() => onTake(line)}
    >
      {t(lineWords.last, { names })}
    </Button>
  );
};
