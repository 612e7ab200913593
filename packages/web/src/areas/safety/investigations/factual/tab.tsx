import { Button, Skeleton } from '@mantine/core';
import type { Factual, Investigation } from '@portal/contract/safety';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { problemMessage } from '../../../../platform/sentences.ts';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../../ui/page/failure-note.tsx';
import classes from '../../cases/styles.module.css';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { factualsQuery } from './api.ts';
import { FactualEntry } from './entry.tsx';
import FactualWriting from './writing.tsx';

/** Why nothing can be saved any more, such as that somebody closed the investigation. */
const refusalIn = ({ fact }: Investigation['can']): string | undefined =>
  fact === true || fact === undefined ? undefined : problemMessage(fact);

type Written = ReadonlyMap<number | 'new', Factual | undefined>;

/** Those that are there, and in their places those that are written on and were deleted meanwhile: their words stay. */
const withWritten = (entries: readonly Factual[], written: Written): readonly Factual[] => {
  const there = new Set(entries.map(({ id }) => id));
  const gone = [...written.values()].filter((entry) => entry !== undefined && !there.has(entry.id)) as Factual[];
  return [...entries, ...gone].toSorted((one, other) => one.id - other.id);
};

/** What was found out, oldest first; investigators add to it. */
const FactualTab = ({ investigation: { id, can } }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const { data: entries, error, refetch } = useQuery(factualsQuery(id));
  /** The entries that are being changed, as they were then, and whether one is added. */
  const [written, setWritten] = useState<Written>(new Map());
  const begin = (entry?: Factual) => setWritten(new Map(written).set(entry?.id ?? 'new', entry));
  const add = useRef<HTMLButtonElement>(null);
  const end = (which: number | 'new') => (): void => {
    setWritten((now) => new Map([...now].filter(([other]) => other !== which)));
    // It comes back in place of the form.
    if (which === 'new') setTimeout(() => add.current?.focus());
  };
  if (error && entries === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (entries === undefined) return <Skeleton height={160} />;
  return (
    <>
      {entries.length === 0 && written.size === 0 && <EmptyState message={t(investigationPartsWords.factual.none)} />}
      <ul className={classes.entries}>
        {withWritten(entries, written).map((entry) => (
          <li key={entry.id}>
            {written.has(entry.id) ? (
              <FactualWriting investigationId={id} entry={entry} refusal={refusalIn(can)} onDone={end(entry.id)} />
            ) : (
              <FactualEntry investigationId={id} entry={entry} onChange={() => begin(entry)} />
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
        <Button ref={add} mt="md" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => begin()}>
          {t(investigationPartsWords.factual.add)}
        </Button>
      )}
    </>
  );
};

export default FactualTab;
