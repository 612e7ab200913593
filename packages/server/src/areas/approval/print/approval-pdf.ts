import { type ApprovalLine, type DocumentPaper, skippedLines, stepsOf } from '@portal/contract/approval';
import { type Day, dayInSeoul, type FileAnswer, type Language } from '@portal/contract/kernel';
import type { PdfCompiler } from '#platform/pdf/compile-pdf';
import { writtenName, writtenSize } from '#platform/pdf/written-pdf';
import type { Caller } from '#platform/workers/worker-caller';
import type { FullDocument } from '../document/approval-document.queries.ts';
import { viewPaper } from '../document/approval-document.view.ts';
import { printWords } from './approval-print-labels.ts';
import type { PrintableComment, PrintableDocument, PrintableLeave, PrintablePerson } from './printable-document.ts';
import { printDocument } from './typeset-approval.ts';

type Words = (typeof printWords)[Language];

const NONE = '-';

const writtenDay = (day: Day | null, { weekdays }: Words): string =>
  day === null ? '' : `${day} (${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''})`;

const writtenInstantDay = (instant: string | null, words: Words): string =>
  instant === null ? '' : writtenDay(dayInSeoul(new Date(instant)), words);

/** `11.20`, as it is printed below a mark. */
const stampDay = (instant: string | null): string | null =>
  instant === null ? null : dayInSeoul(new Date(instant)).slice(5).replace('-', '.');

const SEOUL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });

const markOf = ({ action, isFinal }: ApprovalLine, isSkipped: boolean): PrintablePerson['mark'] => {
  if (isSkipped) return 'Skipped';
  if (isFinal) return 'Final';
  return action === 'Reject' ? 'Rejected' : action;
};

/** The note about an approver: whose line it was, and which deputy acted or may act. */
const notesOn = ({ handedOverFrom, actedBy, deputy }: ApprovalLine, language: Language): string => {
  const words = printWords[language];
  return [
    handedOverFrom && words.handedOver(writtenName(handedOverFrom, language)),
    actedBy && words.actedBy(writtenName(actedBy, language)),
    !actedBy && deputy && words.deputy(writtenName(deputy, language)),
  ]
    .filter(Boolean)
    .join(' ');
};

const printablePerson = (line: ApprovalLine, isSkipped: boolean, language: Language): PrintablePerson => {
  const { approver, actionDate } = line;
  const note = notesOn(line, language);
  return {
    position: approver.position,
    name: writtenName(approver, language),
    ...(note !== '' && { note }),
    mark: markOf(line, isSkipped),
    date: stampDay(actionDate),
  };
};

/** The comments, and every act that was undone, whose mark is not in the box. */
const commentsOf = (document: DocumentPaper, language: Language): PrintableComment[] => {
  const words = printWords[language];
  const own = {
    by: document.drafter,
    at: document.submittedAt,
    text: document.comment,
    action: words.labels.submitted,
  };
  const acts = document.lines
    .flatMap((line) => [
      ...line.pastActs.map(({ by, ...act }) => ({
        ...act,
        comment: act.comment ?? '',
        by: by ?? line.approver,
        approver: line.approver,
      })),
      {
        ...line,
        by: line.actedBy ?? line.approver,
        inPlace: line.actedBy !== null,
        action: line.isFinal ? ('Final' as const) : line.action,
      },
    ])
    .map(({ by, actionDate, comment, action, inPlace, approver }) => {
      const done =
        action === null ? '' : { ...words.action, ...words.undoing, Final: words.labels.marks.Final }[action];
      return {
        by,
        at: actionDate,
        text: comment,
        action: inPlace ? `${done} · ${words.inPlaceOf(writtenName(approver, language))}` : done,
      };
    });
  const questions = document.questions.flatMap(({ by, to, at, text, answer }) => [
    { by, at, text, action: words.asked(writtenName(to, language)) },
    ...(answer ? [{ by: to, at: answer.at, text: answer.text, action: words.answered }] : []),
  ]);
  const later = [...acts, ...questions].toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  return [own, ...later].flatMap(({ by, at, text, action }) =>
    text === null || at === null
      ? []
      : [{ name: writtenName(by, language), position: by.position, at: SEOUL_TIME.format(new Date(at)), text, action }],
  );
};

const leaveOf = ({ vacation }: DocumentPaper, words: Words): { leave?: PrintableLeave } => {
  if (vacation === null) return {};
  const periods = vacation.periods
    .toSorted((a, b) => a.vacationDate.localeCompare(b.vacationDate))
    .map(({ vacationDate, annualLeaveType }) => ({
      date: writtenDay(vacationDate, words),
      type: words.leaveParts[annualLeaveType],
    }));
  return {
    leave: { absenceType: words.absenceType[vacation.absenceType], contact: vacation.contract ?? '', periods },
  };
};

/** The reader's language and the name of the company in it. */
type Letterhead = Pick<PrintableDocument, 'language' | 'company'>;

const printable = (document: DocumentPaper, { language, company }: Letterhead): PrintableDocument => {
  const words = printWords[language];
  const { drafter } = document;
  const skipped = skippedLines(document.lines);
  const labels = document.decidesArbitrarily ? { ...words.labels, submitted: words.selfApproved } : words.labels;
  return {
    language,
    company,
    number: document.docNo ?? NONE,
    categoryTitle: words.category[document.category.name].title,
    title: document.title,
    status: words.status[document.status],
    drafter: {
      name: writtenName(drafter, language),
      position: drafter.position,
      department: writtenName(drafter.department, language),
      date: stampDay(document.submittedAt),
      submittedOn: writtenInstantDay(document.submittedAt, words),
    },
    approvalDate: writtenDay(document.approvalDate, words),
    completedOn: writtenInstantDay(document.completedAt, words),
    dueDate: writtenDay(document.dueDate, words),
    steps: stepsOf(document.lines).map(({ seq, lines }) => ({
      seq,
      label: words.steps[lines[0]?.approvalType ?? 'Approve'],
      people: lines.map((line) => printablePerson(line, skipped.includes(line), language)),
    })),
    referrers: document.referrers.map((referrer) => writtenName(referrer, language)),
    attachedDocs: document.attachedDocs.map(({ docNo, title }) => ({ number: docNo ?? NONE, title })),
    ...leaveOf(document, words),
    content: document.content,
    comments: commentsOf(document, language),
    attachedFiles: document.attachedFiles.map(({ name, size }) => ({ name, size: writtenSize(size) })),
    labels,
  };
};

/** The document as PDF, named by its number and title. */
export const printPdf = async (
  compiler: PdfCompiler,
  caller: Caller,
  load: () => Promise<FullDocument>,
  head: Letterhead,
): Promise<FileAnswer> => {
  let name = '';
  const content = await printDocument(compiler, caller, async () => {
    const document = viewPaper(await load());
    name = [document.docNo, document.title].filter(Boolean).join(' ');
    return printable(document, head);
  });
  return {
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    size: content.byteLength,
    content,
  };
};
