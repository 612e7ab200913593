import { Button } from '@mantine/core';
import type { ProblemCode } from '@portal/contract/kernel';
import type { GroupRow, Report } from '@portal/contract/safety';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { type Message, translate, useTranslation } from '../../../platform/i18n.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { reportList } from '../report-list/report-list.queries.ts';
import { AddDialog } from './related-add-dialog.tsx';
import { RelatedGroup } from './related-group.tsx';
import { ReferenceReports } from './related-references.tsx';
import classes from './related-report.module.css';
import { relatedQuery } from './related-report.queries.ts';
import { relatedReportWords } from './related-report.words.ts';

const reasons = {
  relate: { 'wrong-status': relatedReportWords.why.closed, 'child-report': relatedReportWords.why.child },
  release: { 'wrong-status': relatedReportWords.why.closed },
  setMain: { 'wrong-status': relatedReportWords.why.late, 'not-valid': relatedReportWords.why.bound },
} as const satisfies Record<string, Partial<Record<ProblemCode, Message>>>;

/** Why something cannot be done with a group, in words that name what would have to be otherwise. */
const whyNot = (act: keyof typeof reasons, code: ProblemCode): string | undefined => {
  const known: Partial<Record<ProblemCode, Message>> = reasons[act];
  const key = known[code];
  return key && translate(key);
};

/** Adds reports to the group, or shows why none can be added. */
const Add = ({ report, group }: { report: Report; group: readonly GroupRow[] }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { relate } = report.can;
  const close = () => setOpened(false);
  return (
    <>
      {relate === true ? (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened(true)}>
          {t(relatedReportWords.add)}
        </Button>
      ) : (
        relate && <span className={classes.why}>{whyNot('relate', relate) ?? problemMessage(relate)}</span>
      )}
      {/* The dialog stays open with its choices when none can be added any more, and says so. */}
      {opened && <AddDialog report={report} group={group} onClose={close} />}
    </>
  );
};

/** The reason why rows have no buttons, shown once for all of them. */
const Reasons = ({ rows }: { rows: readonly GroupRow[] }) => {
  const sentences = (['setMain', 'release'] as const).flatMap((act) => {
    const code = rows.map(({ can }) => can[act]).find((answer) => answer !== undefined && answer !== true);
    return code === undefined ? [] : [whyNot(act, code) ?? problemMessage(code)];
  });
  return [...new Set(sentences)].map((reason) => (
    <p key={reason} className={classes.why}>
      {reason}
    </p>
  ));
};

/** The reports that belong together with this one, and others that are worth looking at. */
export const RelatedTab = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const search = reportList.read(useSearch({ strict: false }));
  const { data: rows, error, refetch } = useQuery(relatedQuery(report.id));
  const isChild = (report.parentReportId ?? null) !== null;
  return (
    <div className={classes.parts}>
      <PageSection
        id="related-group"
        heading={t(relatedReportWords.group)}
        link={rows && <Add report={report} group={rows} />}
      >
        {error && rows === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <RelatedGroup rows={rows} search={search} />
        )}
        {rows && <Reasons rows={rows} />}
      </PageSection>
      {!isChild && <ReferenceReports report={report} search={search} />}
    </div>
  );
};
