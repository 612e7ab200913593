import { Button, Group, Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { dialogueLimits, type Report, usualClosingWord } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { dutyScreenWords } from '../duty/duty.words.ts';
import { reportViewWords } from './report-view.words.ts';

/** The texts to start from; reporters read Korean whatever language closes. */
const starts = {
  thanks: usualClosingWord,
  acted: '보고해 주신 내용을 검토하고 필요한 조치를 마쳤습니다. 알려 주셔서 감사합니다.',
  shared: '보고해 주신 내용은 확인했으며, 같은 일이 생기지 않도록 관련 부서와 나누었습니다. 감사합니다.',
} as const;

type Props = {
  report: Report;
  /** Its statutory duty is still open, which closing does not end. */
  isUnfiled: boolean;
  busy: boolean;
  onConfirm: (content: string) => void;
  onClose: () => void;
};

/** Asks for the closing word that the reporters of a report and its children read; refuses nothing. */
export const CloseDialog = ({ report, isUnfiled, busy, onConfirm, onClose }: Props) => {
  const { t } = useTranslation();
  const [text, setText] = useState<string>(usualClosingWord);
  return (
    <FormDialog
      title={t(reportViewWords.sure.complete.title)}
      confirmLabel={t(reportViewWords.act.complete)}
      dirty={text !== usualClosingWord}
      busy={busy}
      ready={!isBlankText(text)}
      onConfirm={() => onConfirm(text)}
      onClose={onClose}
    >
      <p className={kit.whole}>
        {t(reportViewWords.sure.complete.message, { name: report.reportNo ?? '' })}{' '}
        {t(reportViewWords.closing.goesTo, { count: (report.relatedReportsCount ?? 0) + 1 })}
        {report.awaitsReply === true && ` ${t(reportViewWords.closing.unanswered)}`}
        {isUnfiled && ` ${t(dutyScreenWords.closing)}`}
      </p>
      <Group className={kit.whole} gap="xs">
        {(Object.keys(starts) as (keyof typeof starts)[]).map((start) => (
          <Button key={start} variant="default" onClick={() => setText(starts[start])}>
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
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
