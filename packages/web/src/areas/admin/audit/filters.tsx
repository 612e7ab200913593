import { Input, NativeSelect, Skeleton } from '@mantine/core';
import { auditAreas } from '@portal/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../platform/formats.ts';
import { nameOf } from '../../../platform/names.ts';
import { late } from '../../../ui/late.tsx';
import { DayField } from '../../../ui/record-form/day-field.tsx';
import { ListChips } from '../../../ui/record-list/chips.tsx';
import { PageSizeSelect } from '../../../ui/record-list/page-size-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { employeeRecordQuery } from '../../directory/index.ts';
import { type AuditSearch, isReversedRange, narrowedAudit, recordTypes } from './search.ts';
import classes from './styles.module.css';
import { actionWord, areaWord, recordTypeWord } from './words.ts';

const ActorSelect = late(() => import('./actor-select.tsx'), <Skeleton className={classes.actor} height={36} />);

type Props = { search: AuditSearch; onSearch: (search: AuditSearch) => void };

const AuditChips = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const { actorId, area, action, recordType, recordId, fromDate, toDate, limit } = search;
  const { data: actor } = useQuery(employeeRecordQuery(actorId));
  return (
    <ListChips
      texts={{
        actorId:
          actorId === undefined
            ? undefined
            : t('admin.audit.actorChip', { name: actor ? nameOf(actor) : `#${actorId}` }),
        area: area && areaWord(area),
        action: action && t('admin.audit.actionChip', { action: actionWord({ area, action }) }),
        recordType: recordType && recordTypeWord(recordType),
        recordId: recordId === undefined ? undefined : t('admin.audit.recordChip', { id: recordId }),
        fromDate: fromDate && t('lists.fromChip', { day: dayText(fromDate) }),
        toDate: toDate && t('lists.toChip', { day: dayText(toDate) }),
      }}
      onRemove={(name) => onSearch(narrowedAudit(search, { [name]: undefined }))}
      onClear={() => onSearch({ limit })}
    />
  );
};

const Days = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const problemId = useId();
  const reversed = isReversedRange(search);
  const field = (name: 'fromDate' | 'toDate') => (
    <DayField
      className={classes.day}
      label={t(`admin.audit.${name}`)}
      value={search[name] ?? ''}
      error={reversed}
      {...(reversed ? { 'aria-errormessage': problemId } : {})}
      onChange={(event) => onSearch(narrowedAudit(search, { [name]: event.currentTarget.value }))}
    />
  );
  return (
    <>
      <div className={classes.days}>
        {field('fromDate')}
        {field('toDate')}
      </div>
      {reversed && (
        <Input.Error id={problemId} role="alert" className={classes.reversed}>
          {t('admin.audit.reversed')}
        </Input.Error>
      )}
    </>
  );
};

export const AuditFilters = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const narrow = (change: Parameters<typeof narrowedAudit>[1]): void => onSearch(narrowedAudit(search, change));
  return (
    <>
      <div className={classes.filters}>
        <ActorSelect className={classes.actor} actorId={search.actorId} onChoose={(actorId) => narrow({ actorId })} />
        <NativeSelect
          className={classes.choice}
          label={t('admin.audit.column.area')}
          data={[
            { value: '', label: t('admin.audit.all') },
            ...auditAreas.map((area) => ({ value: area, label: areaWord(area) })),
          ]}
          value={search.area ?? ''}
          onChange={(event) => narrow({ area: event.currentTarget.value })}
        />
        <NativeSelect
          className={classes.choice}
          label={t('admin.audit.recordType')}
          data={[
            { value: '', label: t('admin.audit.all') },
            ...recordTypes.map((type) => ({ value: type, label: recordTypeWord(type) })),
          ]}
          value={search.recordType ?? ''}
          onChange={(event) => narrow({ recordType: event.currentTarget.value })}
        />
        <SearchField
          className={classes.choice}
          label={t('admin.audit.recordId')}
          value={search.recordId === undefined ? '' : String(search.recordId)}
          onSearch={(text) => narrow({ recordId: Number(text) })}
        />
        <Days search={search} onSearch={onSearch} />
        <div className={classes.size}>
          <PageSizeSelect limit={search.limit} onChange={(limit) => narrow({ limit })} />
        </div>
      </div>
      <AuditChips search={search} onSearch={onSearch} />
    </>
  );
};
