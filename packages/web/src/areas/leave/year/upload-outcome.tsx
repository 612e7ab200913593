import { Alert, ScrollArea, Table } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './styles.module.css';
import { type LeaveUpload, rowOf } from './upload.ts';

const figures = ['rows', 'added', 'changed', 'unchanged'] as const;

const Summary = ({ summary }: { summary: NonNullable<LeaveUpload['summary']> }) => {
  const { t } = useTranslation();
  return (
    <Alert
      color="brand"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      title={t('leave.yearForm.upload.checked')}
    >
      <dl className={classes.summary}>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`leave.yearForm.upload.figure.${name}`)}</dt>
            <dd>{summary[name].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
};

const RowErrors = ({ errors }: { errors: NonNullable<LeaveUpload['rowErrors']> }) => {
  const { t } = useTranslation();
  const whereOf = (path: string): string => {
    const row = rowOf(path);
    return row === undefined ? t('leave.yearForm.upload.wholeFile') : t('leave.yearForm.upload.row', { row });
  };
  return (
    <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
      <Table stickyHeader withTableBorder aria-label={t('leave.yearForm.upload.problems')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={88}>{t('leave.yearForm.upload.where')}</Table.Th>
            <Table.Th>{t('leave.yearForm.upload.what')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errors.map(({ path, code, message }) => (
            <Table.Tr key={`${path} ${code}`}>
              <Table.Td>{whereOf(path)}</Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
};

/** What the upload will do, or why it cannot, row by row. */
export const VacationUploadOutcome = ({ upload }: { upload: LeaveUpload }) => {
  const { t } = useTranslation();
  const { summary, message, rowErrors = [] } = upload;
  return (
    <>
      {summary && <Summary summary={summary} />}
      {message !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={message}>
          {rowErrors.length > 0 && t('leave.yearForm.upload.wrongRows', { count: rowErrors.length })}
        </Alert>
      )}
      {rowErrors.length > 0 && <RowErrors errors={rowErrors} />}
    </>
  );
};
