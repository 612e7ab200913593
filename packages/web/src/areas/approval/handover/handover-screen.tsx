import type { WaitingLine } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { employeeRecordQuery } from '../../directory/index.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { waitingLinesQuery, waitingList } from './handover.queries.ts';
import { handoverWords } from './handover.words.ts';
import { categoryWord, documentWord, stepWord, WaitingApprover, WaitingTurn } from './handover-cells.tsx';
import FormDialog from './handover-form-dialog.tsx';

const submittedWord = ({ submittedAt }: WaitingLine): string => (submittedAt === null ? '-' : instantText(submittedAt));

const useColumns = (onOpen: (line: WaitingLine) => void): Column<WaitingLine>[] => {
  const { t } = useTranslation();
  return [
    { key: 'docNo', header: t(approvalListWords.column.docNo), cell: () => null, card: 'title' },
    { key: 'category', header: t(approvalListWords.column.category), cell: categoryWord, width: 110, from: 'medium' },
    {
      key: 'drafter',
      header: t(approvalListWords.column.drafter),
      cell: ({ drafter }) => nameOf(drafter),
      width: 100,
      from: 'wide',
    },
    { key: 'submitted', header: t(handoverWords.list.submitted), cell: submittedWord, width: 168, from: 'full' },
    {
      key: 'approver',
      header: t(handoverWords.list.approver),
      cell: ({ approver }) => <WaitingApprover approver={approver} />,
      width: 170,
      card: 'over',
    },
    { key: 'step', header: t(handoverWords.list.stepHeader), cell: stepWord, width: 148, from: 'widest' },
    {
      key: 'turn',
      header: t(handoverWords.list.turnHeader),
      cell: (line) => <WaitingTurn line={line} />,
      width: 90,
      from: 'narrow',
      card: 'corner',
    },
    {
      key: 'act',
      header: t(handoverWords.list.act),
      cell: (line) => (
        <RowButton label={t(handoverWords.list.actOn, { document: documentWord(line) })} onClick={() => onOpen(line)}>
          {t(handoverWords.list.act)}
        </RowButton>
      ),
      controls: true,
      width: 84,
      card: 'below',
    },
  ];
};

const cardLine = (line: WaitingLine): string =>
  [stepWord(line), categoryWord(line), nameOf(line.drafter), submittedWord(line)].join(' · ');

/** A row of the list of pending lines of resigned approvers. */
const useWaitingTable = (onOpen: (line: WaitingLine) => void): TableShape<WaitingLine> => ({
  columns: useColumns(onOpen),
  idOf: ({ id }) => id,
  nameOf: documentWord,
  onOpen,
  cardLine,
});

export const WaitingScreen = () => {
  const { t } = useTranslation();
  const list = useList(waitingList);
  const result = useListPage(waitingLinesQuery(list.query));
  const [opened, setOpened] = useState<WaitingLine>();
  const table = useWaitingTable(setOpened);
  const { data: approver } = useQuery(employeeRecordQuery(list.search.approverId));
  const close = () => setOpened(undefined);
  const line = result.data?.items.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <ListScreen
      title={t(handoverWords.list.title)}
      meta={t(handoverWords.list.meta)}
      chipWords={{ approverId: approver && t(handoverWords.list.approverChip, { name: nameOf(approver) }) }}
      empty={{ message: t(handoverWords.list.empty), hint: t(handoverWords.list.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened && line && <FormDialog line={line} onClose={close} />}
    </ListScreen>
  );
};
