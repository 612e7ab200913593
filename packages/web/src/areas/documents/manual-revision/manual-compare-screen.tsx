import { Button, NativeSelect } from '@mantine/core';
import type { ComparedKind, ComparedPart, ManualRevision, RevisionComparison } from '@portal/contract/documents';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { documentWords } from '../document/document.words.ts';
import classes from './manual-revision.module.css';
import {
  type Compared,
  comparisonQuery,
  type ManualAt,
  manualAtQuery,
  manualRevisionsQuery,
  saveComparison,
} from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';

const words = manualRevisionWords.comparing;

type Change = RevisionComparison['changes'][number];

const marks = { Same: 'span', Removed: 'del', Added: 'ins' } as const satisfies Record<ComparedKind, string>;

const Side = ({ label, page, parts }: { label: string; page: number | null; parts: readonly ComparedPart[] }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.side}>
      <small>{[label, page !== null && t(words.page, { page })].filter(Boolean).join(' · ')}</small>
      {parts.map(({ kind, text }, place) => {
        const Mark = marks[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a change never change their places
          <Mark key={place}>{`${text} `}</Mark>
        );
      })}
    </div>
  );
};

const ChangeShown = ({ change, number }: { change: Change; number: number }) => {
  const { t } = useTranslation();
  const without = (kind: ComparedKind) => change.parts.filter((part) => part.kind !== kind);
  return (
    <li className={classes.change} aria-label={t(words.change, { number })}>
      <div className={classes.sides}>
        <Side label={t(words.from)} page={change.fromPage} parts={without('Added')} />
        <Side label={t(words.to)} page={change.toPage} parts={without('Removed')} />
      </div>
    </li>
  );
};

const Comparison = ({ comparison }: { comparison: RevisionComparison }) => {
  const { t } = useTranslation();
  const { changes, truncated } = comparison;
  if (changes.length === 0) return <EmptyState message={t(words.none)} />;
  return (
    <>
      <p role="status">{truncated ? t(words.truncated) : t(words.count, { count: changes.length })}</p>
      <ol className={classes.changes}>
        {changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes stand in the order of the text
          <ChangeShown key={place} change={change} number={place + 1} />
        ))}
      </ol>
    </>
  );
};

/** By default the revision in force and the one before it; otherwise the newest two. */
const proposed = (revisions: readonly ManualRevision[]): Compared => {
  const released = revisions.filter(({ inForceFrom }) => inForceFrom !== null);
  const [to, from] = released.length > 1 ? released : revisions;
  return { from: from?.id ?? 0, to: to?.id ?? 0 };
};

type Props = { at: ManualAt; search: Partial<Compared> };

/** Two revisions of a manual side by side, word by word (rules/documents.md#comparing-revisions). */
export const ManualCompareScreen = ({ at, search }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const manual = useQuery(manualAtQuery(at));
  const revisions = useQuery(manualRevisionsQuery(at));
  const asked = { ...proposed(revisions.data ?? []), ...search };
  const comparison = useQuery(comparisonQuery(at, asked));
  const save = useMutation({ mutationFn: () => saveComparison(at, asked) });
  const params = { driveId: String(at.driveId), manualId: String(at.manualId) };
  const choose = (side: keyof Compared, id: number) =>
    void navigate({
      to: '/documentcenter/manual/$driveId/$manualId/compare',
      params,
      search: { ...asked, [side]: id },
      replace: true,
    });
  if (!manual.data || !revisions.data) return <RecordSkeleton />;
  const options = revisions.data.map(({ id, version, state }) => ({
    value: String(id),
    label: `${t(documentWords.revisionOf, { version })} · ${t(manualRevisionWords.state[state])}`,
  }));
  return (
    <>
      <BackLink link={{ to: '/documentcenter/manual/$driveId/$manualId', params }}>{manual.data.title}</BackLink>
      <PageHeader
        title={t(manualRevisionWords.compare)}
        over={<span>{[manual.data.docNo, manual.data.title].join(' · ')}</span>}
        actions={
          comparison.data && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              {t(words.save)}
            </Button>
          )
        }
      />
      <section className={classes.panel} aria-label={t(manualRevisionWords.compare)}>
        <div className={classes.choice}>
          {(['from', 'to'] as const).map((side) => (
            <NativeSelect
              key={side}
              label={t(words[side])}
              data={options}
              value={String(asked[side])}
              onChange={(event) => choose(side, Number(event.currentTarget.value))}
            />
          ))}
        </div>
        {asked.from === asked.to && <EmptyState message={t(words.choose)} />}
        {comparison.isFetching && <RecordSkeleton />}
        {comparison.error && <FailureNote error={comparison.error} onRetry={() => void comparison.refetch()} />}
        {comparison.data && !comparison.isFetching && <Comparison comparison={comparison.data} />}
      </section>
    </>
  );
};
