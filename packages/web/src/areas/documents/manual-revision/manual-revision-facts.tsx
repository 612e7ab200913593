import { Button } from '@mantine/core';
import type { ManualRevision } from '@portal/contract/documents';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { slashedDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { documentWords } from '../document/document.words.ts';
import { periodOf } from '../document/document-period.ts';
import { useDeemedDay } from './manual-deemed-day.ts';
import classes from './manual-revision.module.css';
import { type ManualAt, saveLetter, saveRevisionFile } from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';

type OfRevision = { at: ManualAt; revision: ManualRevision };

/** The memo by which a revision was sent last. */
const ApprovalLink = ({ approval }: { approval: NonNullable<ManualRevision['approval']> }) => {
  const { t } = useTranslation();
  return (
    <TextLink
      to="/approval/documents/view/$id"
      params={{ id: String(approval.id) }}
      search={{ 'list-type': 'in-progress' }}
      inherit
    >
      {t(manualRevisionWords.approvalLink, { docNo: approval.docNo ?? '' })}
    </TextLink>
  );
};

/** The file of a revision under its name. */
const RevisionFile = ({ at, revision }: OfRevision) => {
  const save = useMutation({ mutationFn: () => saveRevisionFile(at, revision.id) });
  return (
    <Button
      className={classes.file ?? ''}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {revision.fileName}
    </Button>
  );
};

const Letter = ({ at, revision }: OfRevision) => {
  const save = useMutation({ mutationFn: () => saveLetter(at, revision.id) });
  const { letter = null } = revision.authority ?? {};
  // The letter is for people who may record it, in any state.
  if (letter === null || revision.can.authority === undefined) return null;
  return (
    <Button
      className={classes.file ?? ''}
      variant="subtle"
      size="compact-sm"
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {letter.name}
    </Button>
  );
};

/** From when on a filing that is not answered counts as accepted. */
export const DeemedDay = ({ filedOn }: { filedOn: string }) => {
  const { t } = useTranslation();
  const day = useDeemedDay(filedOn);
  return day === undefined ? null : (
    <p className={classes.hint}>{t(manualRevisionWords.deemedOn, { day: slashedDay(day) })}</p>
  );
};

const AuthorityText = ({ at, revision }: OfRevision) => {
  const { t } = useTranslation();
  const { authority } = revision;
  if (authority === null)
    return revision.authorityKinds.map((kind) => t(manualRevisionWords.authorityKind[kind])).join(' · ');
  const { kind, number, date, acceptedDate, acceptance } = authority;
  const accepted =
    acceptedDate === null || acceptance === null
      ? t(manualRevisionWords.notAccepted)
      : `${t(manualRevisionWords.acceptance[acceptance])} ${slashedDay(acceptedDate)}`;
  return (
    <>
      {[
        t(manualRevisionWords.authorityKind[kind]),
        number,
        slashedDay(date),
        ...(kind === 'Filing' ? [accepted] : []),
      ].join(' · ')}
      {kind === 'Filing' && acceptedDate === null && <DeemedDay filedOn={date} />}
      <Letter at={at} revision={revision} />
    </>
  );
};

type Fact = [key: string, label: string, text: ReactNode];

const Facts = ({ facts, className = '' }: { facts: readonly Fact[]; className?: string | undefined }) => (
  <dl className={`${classes.facts} ${className}`}>
    {facts
      .filter(([, , text]) => text !== null && text !== false)
      .map(([key, label, text]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
  </dl>
);

/** For a draft, next to its form: its stored file, and the memo by which it was returned. */
export const DraftFacts = ({ at, revision }: OfRevision) => {
  const { t } = useTranslation();
  const { approval } = revision;
  return (
    <Facts
      className={classes.draft}
      facts={[
        ['file', t(manualRevisionWords.file), <RevisionFile key="file" {...{ at, revision }} />],
        ['approval', t(manualRevisionWords.field.approval), approval && <ApprovalLink approval={approval} />],
      ]}
    />
  );
};

/** The data of a revision that is no longer a draft. */
export const RevisionFacts = ({ at, revision }: OfRevision) => {
  const { t } = useTranslation();
  const { approval, author, effectiveDate } = revision;
  const facts: Fact[] = [
    ['revisionDate', t(documentWords.field.revisionDate), slashedDay(revision.revisionDate)],
    ['effective', t(manualRevisionWords.field.effectiveDate), effectiveDate && slashedDay(effectiveDate)],
    ['period', t(manualRevisionWords.period), revision.inForceFrom && periodOf(revision)],
    ['author', t(manualRevisionWords.field.author), `${nameOf(author)} · ${nameOf(author.department)}`],
    ['approval', t(manualRevisionWords.field.approval), approval && <ApprovalLink approval={approval} />],
    [
      'authority',
      t(manualRevisionWords.field.authority),
      revision.authorityKinds.length > 0 && <AuthorityText at={at} revision={revision} />,
    ],
    ['file', t(manualRevisionWords.file), <RevisionFile key="file" {...{ at, revision }} />],
    ['description', t(documentWords.field.description), revision.description],
  ];
  return (
    <section className={classes.panel}>
      <Facts facts={facts} />
    </section>
  );
};
