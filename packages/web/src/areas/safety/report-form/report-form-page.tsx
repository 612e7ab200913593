import { ActionIcon } from '@mantine/core';
import type { Report } from '@portal/contract/safety';
import { IconChevronDown, IconChevronUp, IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { placeOf } from '../../../ui/form/copy/local-copy.ts';
import { CopyOffer, LocalCopyNote } from '../../../ui/form/copy/local-copy-notes.tsx';
import { useLocalCopy } from '../../../ui/form/copy/use-local-copy.ts';
import { type Form, useDirty, useForm } from '../../../ui/form/form-state.ts';
import { useFiles } from '../../../ui/form/page/draft-files.ts';
import { WaitingNote } from '../../../ui/form/page/draft-waiting-note.tsx';
import { PageNotice } from '../../../ui/form/page/form-page-notice.tsx';
import { useLeaveGuard } from '../../../ui/form/unsaved-guard.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { asWritten } from '../../../ui/rich-text/as-written.ts';
import { useMe } from '../../identity/index.ts';
import classes from './report-form.module.css';
import { draftCalls } from './report-form.queries.ts';
import { reportFormWords } from './report-form.words.ts';
import { reportCopy, reportDefinition } from './report-form-definition.ts';
import { reportDifferences } from './report-form-differences.ts';
import { ReportFields, useShownSections } from './report-form-fields.tsx';
import type { ReportFlow } from './report-form-flow.ts';
import sectionStepsClasses from './report-form-index.module.css';
import { sectionInView, stepTo, useRequiredFields } from './report-form-index.tsx';
import type { Part } from './values/report-form-progress.ts';
import { formOf, type ReportForm } from './values/report-form-values.ts';

type SectionStepsProps = { form: Form<ReportForm>; parts: readonly Part[] };

/** On a phone: buttons to the section before and after, and the progress of the report. */
const SectionSteps = ({ form, parts }: SectionStepsProps) => {
  const { t } = useTranslation();
  const { done, needed } = useRequiredFields(form);
  const step = (by: 1 | -1) => {
    const from = sectionInView(parts);
    const at = from === undefined ? -1 : parts.indexOf(from);
    const to = parts[Math.min(Math.max(at + by, 0), parts.length - 1)];
    if (to !== undefined) stepTo(to === from ? undefined : from, to);
  };
  return (
    <div className={sectionStepsClasses.steps}>
      <ActionIcon variant="default" size={44} aria-label={t(reportFormWords.step.previous)} onClick={() => step(-1)}>
        <IconChevronUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={44} aria-label={t(reportFormWords.step.next)} onClick={() => step(1)}>
        <IconChevronDown size={20} aria-hidden />
      </ActionIcon>
      <span
        className={sectionStepsClasses.done}
        aria-label={t(reportFormWords.index.progress, { done, needed })}
        role="status"
      >
        {`${done}/${needed}`}
      </span>
    </div>
  );
};

type ReportLeaveGuardProps = {
  form: Form<ReportForm>;
  /** Files that were chosen and not sent, or something that waits for the network. */
  isPending: boolean;
  onLeave: () => void;
  /** Saves the draft first; undefined for a change of a submitted report. */
  save?: (() => Promise<boolean>) | undefined;
  sending: boolean;
  mayLeave: RefObject<() => Promise<boolean>>;
};

/**
 * Asks before the page is left. A component of its own, so that the first typed letter does not render the whole page
 * again.
 */
const ReportLeaveGuard = ({ form, isPending, onLeave, save, sending, mayLeave }: ReportLeaveGuardProps) => {
  const { t } = useTranslation();
  const dirty = useDirty(form);
  const guard = useLeaveGuard(dirty || isPending, t(reportFormWords.leave), { onLeave, save, sending });
  useImperativeHandle(mayLeave, () => guard.mayLeave);
  return null;
};

type Begun = {
  initial: ReportForm;
  /** The report on the server; undefined before the first save. */
  report: Report | undefined;
  /** The name of the draft on this device. */
  place: string;
};

/** The state of the form on a page: its fields and files, and the copy on this device. */
export const useReportPage = ({ initial, report, place }: Begun) => {
  const { employee } = useMe();
  const version = useRef(report?.version);
  const mayLeave = useRef(async () => true);
  const attached = useRef<readonly { name: string }[]>([]);
  const [definition] = useState(() => ({
    ...reportDefinition,
    // The server names a file by its place among those there.
    nameAt: (path: string) => attached.current[Number(/^attachedFiles\.(\d+)$/.exec(path)?.[1])]?.name,
  }));
  const form = useForm(initial, definition);
  const files = useFiles(report?.attachedFiles ?? [], form);
  useEffect(() => {
    attached.current = files.stored;
  }, [files.stored]);
  const copy = useLocalCopy(form, {
    ...reportCopy,
    place: placeOf('safety', employee.id, place),
    version,
    onFiles: (chosen) => files.change({ kind: 'add', files: chosen }),
  });
  return { form, files, copy, version, mayLeave };
};

type ReportPageState = ReturnType<typeof useReportPage>;

type Props = {
  page: ReportPageState;
  flow: ReportFlow;
  title: string;
  /** Shown above the title. */
  over?: ReactNode;
  /** Shown if the report can no longer be changed. */
  closedText: string;
  available: { flags: boolean; files: boolean };
  /** The text can be saved as a draft. */
  hasDrafts?: boolean;
  /** The buttons of the page; undefined while something waits for the network. */
  actions: ReactNode;
};

/** Fetches the stored draft, for comparison with its form. */
const readForComparison = async (id: number, { current }: Form<ReportForm>): Promise<ReportForm> => {
  const stored = formOf(await draftCalls.read(id));
  return { ...stored, description: await asWritten(stored.description, current().description) };
};

/** A report on a page of its own: the header with its buttons, notices, and the fields. */
export const ReportPage = ({ page, flow, title, over, closedText, available, hasDrafts = false, actions }: Props) => {
  const { t } = useTranslation();
  const { form, files, copy } = page;
  const { draftId, waiting } = flow;
  const busy = flow.busy !== undefined;
  const phone = usePhone();
  const sections = useShownSections(form);
  const shownActions =
    waiting === undefined ? (
      <div className={classes.actions}>{actions}</div>
    ) : (
      <span className={classes.waiting}>
        <IconWifiOff size={16} aria-hidden />
        {t(reportFormWords.waiting)}
      </span>
    );
  return (
    <>
      <ReportLeaveGuard
        form={form}
        isPending={files.pending || waiting !== undefined}
        onLeave={copy.abandon}
        save={hasDrafts && waiting === undefined ? flow.saveToLeave : undefined}
        sending={busy}
        mayLeave={page.mayLeave}
      />
      <PageHeader
        sticky
        title={title}
        over={over}
        meta={<LocalCopyNote status={copy.status} />}
        actions={!phone && shownActions}
      />
      {waiting && <WaitingNote waiting={waiting} busy={busy} />}
      <CopyOffer copy={copy} />
      <PageNotice
        form={form}
        page={flow}
        changedTitle={t(reportFormWords.overtaken)}
        versions={
          draftId === undefined
            ? undefined
            : { read: () => readForComparison(draftId, form), differencesOf: reportDifferences }
        }
        rescue={{
          text: closedText,
          label: t(reportFormWords.saveAsNew),
          onChoose: () => void flow.saveAsNew(),
        }}
      />
      <ReportFields
        form={form}
        files={files}
        busy={(busy && flow.busy !== 'stay') || waiting !== undefined}
        available={available}
        onRetry={draftId === undefined ? undefined : (key) => void flow.retryFile(key)}
      />
      {phone && (
        <ActionBar label={t(reportFormWords.actions)}>
          <div className={classes.bar}>
            <SectionSteps form={form} parts={['report', ...sections]} />
            {shownActions}
          </div>
        </ActionBar>
      )}
    </>
  );
};

/** The report that a page continues with once its draft is on the server. */
export const useDraftId = (report: Report | undefined, onDraft: ((id: number) => void) | undefined) => {
  const [draftId, setDraftId] = useState(report?.id);
  const adopt = (id: number): void => {
    if (id === draftId) return;
    setDraftId(id);
    onDraft?.(id);
  };
  return { draftId, adopt };
};
