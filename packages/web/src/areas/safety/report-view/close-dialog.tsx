import { Alert, Button, Group, Textarea } from '@mantine/core';
import { isBlankText, type ProblemCode } from '@portal/contract/kernel';
import {
  defaultClosingWord,
  dialogueLimits,
  isToBeMitigated,
  type Report,
  riskClass,
  riskWords,
} from '@portal/contract/safety';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { dutyScreenWords } from '../duty/duty.words.ts';
import { ClosingChecklist, riskLeft } from './closing-checklist.tsx';
import { reportViewWords } from './report-view.words.ts';

/** The default texts; they are Korean for every user, because reporters read Korean. */
const starts = {
  thanks: defaultClosingWord,
  acted: '보고해 주신 내용을 검토하고 필요한 조치를 마쳤습니다. 알려 주셔서 감사합니다.',
  shared: '보고해 주신 내용은 확인했으며, 같은 일이 생기지 않도록 관련 부서와 나누었습니다. 감사합니다.',
} as const;

/** The conditions of closing that can be met here. */
export const closingReasons = ['feedback-pending', 'not-assessed'] as const satisfies readonly ProblemCode[];

/** Whether closing is offered: the case may be closed, or what is missing can be done in the dialog. */
export const mayBeClosed = ({ can: { complete } }: Report): boolean =>
  complete === true || closingReasons.some((reason) => reason === complete);

type Props = {
  report: Report;
  /** Its statutory duty is still open, which closing does not end. */
  isUnfiled: boolean;
  busy: boolean;
  /** The closing word as it is typed. */
  word: string;
  onWord: (word: string) => void;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for the closing word for the reporters of a report and its children, which is optional. */
export const CloseDialog = ({ report, isUnfiled, busy, word, onWord, onConfirm, onClose }: Props) => {
  const { t } = useTranslation();
  const left = riskLeft(report);
  /** The rules that are checked before closing (rules/safety.md#close-and-reopen). */
  const blocked = closingReasons.find((reason) => reason === report.can.complete);
  return (
    <FormDialog
      title={t(reportViewWords.sure.complete.title)}
      confirmLabel={t(reportViewWords.act.complete)}
      dirty={word !== defaultClosingWord}
      busy={busy}
      ready={!isBlankText(word) && blocked === undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={kit.whole}>
        {t(reportViewWords.sure.complete.message, { name: report.reportNo ?? '' })}{' '}
        {t(reportViewWords.closing.goesTo, { count: (report.relatedReportsCount ?? 0) + 1 })}
        {report.awaitsReply === true && ` ${t(reportViewWords.closing.unanswered)}`}
        {isUnfiled && ` ${t(dutyScreenWords.closing)}`}
      </p>
      {blocked !== undefined && <Notice className={kit.whole} title={problemMessage(blocked)} />}
      {left !== undefined && isToBeMitigated(left) && (
        <Alert className={kit.whole ?? ''} color="orange" role="status">
          {t(reportViewWords.checklist.highRisk, { level: left, class: t(riskWords.class[riskClass(left)]) })}
        </Alert>
      )}
      <div className={kit.whole}>
        <ClosingChecklist report={report} isUnfiled={isUnfiled} onGo={onClose} />
      </div>
      <Group className={kit.whole} gap="xs">
        {(Object.keys(starts) as (keyof typeof starts)[]).map((start) => (
          <Button key={start} variant="default" onClick={() => onWord(starts[start])}>
            {t(reportViewWords.closing.start[start])}
          </Button>
        ))}
      </Group>
      <Textarea
        className={kit.whole}
        label={t(reportViewWords.closing.word)}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={dialogueLimits.content}
        value={word}
        onChange={(event) => onWord(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
