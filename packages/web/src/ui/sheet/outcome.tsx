import { Alert, ScrollArea, Table } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { type RowErrors, rowOf } from './refusal.ts';
import classes from './sheet.module.css';
import { sheetWords } from './sheet.words.ts';
import type { SheetSummary, SheetUpload } from './sheet-upload.ts';

const figures = ['rows', 'added', 'changed', 'removed', 'unchanged'] as const;

const Summary = ({ summary }: { summary: SheetSummary }) => {
  const { t } = useTranslation();
  return (
    <Alert color="brand" role="status" icon={<IconCircleCheck aria-hidden />} title={t(sheetWords.checked)}>
      <dl className={classes.summary}>
        {figures.map((name) => {
          const count = summary[name];
          return count === undefined ? null : (
            <div key={name}>
              <dt>{t(sheetWords.figure[name])}</dt>
              <dd>{count.toLocaleString('en-US')}</dd>
            </div>
          );
        })}
      </dl>
    </Alert>
  );
};

const RowErrorTable = ({ errors }: { errors: RowErrors }) => {
  const { t } = useTranslation();
  const whereOf = (path: string): string => {
    const row = rowOf(path);
    return row === undefined ? t(sheetWords.wholeFile) : t(sheetWords.row, { row });
  };
  return (
    <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
      <Table stickyHeader withTableBorder aria-label={t(sheetWords.problems)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={88}>{t(sheetWords.where)}</Table.Th>
            <Table.Th>{t(sheetWords.what)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errors.map(({ path, code, message }) => (
            <Table.Tr key={`${path} ${code} ${message}`}>
              <Table.Td>{whereOf(path)}</Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
};

/** What the import will do, or the problems of each row. */
export const SheetOutcome = ({ upload }: { upload: SheetUpload }) => {
  const { t } = useTranslation();
  const { summary, message, rowErrors = [] } = upload;
  return (
    <>
      {summary && <Summary summary={summary} />}
      {message !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={message}>
          {rowErrors.length > 0 && t(sheetWords.wrongRows, { count: rowErrors.length })}
        </Alert>
      )}
      {rowErrors.length > 0 && <RowErrorTable errors={rowErrors} />}
    </>
  );
};
