import { Button, Skeleton } from '@mantine/core';
import type { Investigation } from '@portal/contract/safety';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { problemMessage } from '../../../../platform/sentences.ts';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../../ui/page/failure-note.tsx';
import classes from '../../cases/styles.module.css';
import { factualsQuery } from './api.ts';
import { FactualEntry } from './entry.tsx';
import FactualWriting from './writing.tsx';

/** Why nothing can be saved any more, such as that somebody closed the investigation. */
const refusalIn = ({ fact }: Investigation['can']): string | undefined =>
  fact === true || fact === undefined ? undefined : problemMessage(fact);

/** What was found out, oldest first; investigators add to it. */
const FactualTab = ({ investigation: { id, can } }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const { data: entries, error, refetch } = useQuery(factualsQuery(id));
  /** The entries that are being changed, and whether one is added. */
  const [written, setWritten] = useState<ReadonlySet<number | 'new'>>(new Set());
  const begin = (which: number | 'new') => setWritten(new Set([...written, which]));
  const add = useRef<HTMLButtonElement>(null);
  const end = (which: number | 'new') => (): void => {
    setWritten((now) => new Set([...now].filter((other) => other !== which)));
    // It comes back in place of the form.
    if (which === 'new') setTimeout(() => add.current?.focus());
  };
  if (error && entries === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (entries === undefined) return <Skeleton height={160} />;
  return (
    <>
      {entries.length === 0 && !written.has('new') && (
        <EmptyState message={t('safetyInvestigationParts.factual.none')} />
      )}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {written.has(entry.id) ? (
              <FactualWriting investigationId={id} entry={entry} refusal={refusalIn(can)} onDone={end(entry.id)} />
            ) : (
              <FactualEntry investigationId={id} entry={entry} onChange={() => begin(entry.id)} />
            )}
          </li>
        ))}
        {written.has('new') && (
          <li>
            <FactualWriting investigationId={id} entry={undefined} refusal={refusalIn(can)} onDone={end('new')} />
          </li>
        )}
      </ul>
      {can.fact === true && !written.has('new') && (
        <Button ref={add} mt="md" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => begin('new')}>
          {t('safetyInvestigationParts.factual.add')}
        </Button>
      )}
    </>
  );
};

export default FactualTab;
