import { Switch } from '@mantine/core';
import type { IndicatorRow } from '@portal/contract/indicators';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { indicatorsKeys } from '../dashboard/api.ts';
import { FigureTable } from '../dashboard/figure-table.tsx';
import { IndicatorPicture } from '../dashboard/icon.tsx';
import { indicatorRowsQuery, putActivation } from './api.ts';
import { indicatorAdminWords } from './indicator-admin.words.ts';
import classes from './styles.module.css';

const ActivationSwitch = ({ row }: { row: IndicatorRow }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: putActivation,
    onSuccess: (changed) =>
      queryClient.setQueryData(indicatorRowsQuery.queryKey, (rows) =>
        rows?.map((each) => (each.id === changed.id ? changed : each)),
      ),
    meta: { refreshes: [indicatorsKeys.all] },
  });
  return (
    <Switch
      aria-label={t(indicatorAdminWords.activate, { name: nameOf(row) })}
      checked={row.isActivated}
      // What is under way keeps the focus; a second press waits for the first.
      aria-busy={isPending}
      onChange={(event) => {
        if (!isPending) mutate({ id: row.id, isActivated: event.currentTarget.checked });
      }}
    />
  );
};

/** Which indicators the dashboard shows. */
export const IndicatorActivation = () => {
  const { t } = useTranslation();
  const { data: rows, error, refetch } = useQuery(indicatorRowsQuery);
  if (rows === undefined)
    return error ? <FailureNote error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  return (
    <div className={classes.activation}>
      <Panel id="indicator-activation" heading={t(indicatorAdminWords.management)}>
        <FigureTable
          label={t(indicatorAdminWords.management)}
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            { key: 'key', header: t(indicatorAdminWords.key), cell: ({ key }) => key },
            {
              key: 'name',
              header: t(indicatorAdminWords.name),
              cell: (row) => (
                <span className={classes.name}>
                  <IndicatorPicture icon={row.icon} />
                  {nameOf(row)}
                </span>
              ),
              heads: true,
              wide: true,
            },
            { key: 'active', header: t(indicatorAdminWords.active), cell: (row) => <ActivationSwitch row={row} /> },
          ]}
        />
      </Panel>
    </div>
  );
};
