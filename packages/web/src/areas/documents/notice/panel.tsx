import { Button } from '@mantine/core';
import type { Drive, Notice } from '@portal/contract/documents';
import { IconPencil, IconSpeakerphone, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { slashedInstantDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useConfirmedAct } from '../act.ts';
import { noticeQuery, type OwnNotice, ownNotice, removeNotice } from './api.ts';
import NoticeDialog from './dialog.tsx';
import { Folded } from './folded.tsx';
import { noticeWords } from './notice.words.ts';
import classes from './styles.module.css';

type Props = { drive: Drive };
type ActsProps = Props & { notice: Notice; onWrite: () => void };

/** Both acts on a notice that stands, for those who may. */
const Acts = ({ drive, notice, onWrite }: ActsProps) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { start, busy, refusal } = useConfirmedAct<Notice>({
    perform: (shown) => removeNotice(drive.id, shown),
    wordsOf: () => ({
      title: t(noticeWords.remove),
      message: t(noticeWords.sure, { title: notice.title }),
      confirmLabel: t(uiWords.delete),
      danger: true,
      done: t(noticeWords.removed),
      failed: t(noticeWords.notRemoved),
      gone: t(noticeWords.gone),
    }),
    onEnd: () => queryClient.invalidateQueries(noticeQuery(drive.id)),
  });
  return (
    <span className={classes.acts}>
      <RowButton label={t(noticeWords.change)} onClick={onWrite}>
        <IconPencil size={16} aria-hidden />
      </RowButton>
      <RowButton label={t(noticeWords.remove)} disabled={busy} onClick={() => void start(notice)}>
        <IconTrash size={16} aria-hidden />
      </RowButton>
      {refusal && <AlertDialog {...refusal} />}
    </span>
  );
};

/** What a drive tells above its list; where there is nothing, those who may write it find the way. */
export const NoticePanel = ({ drive }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { data: notice } = useQuery(noticeQuery(drive.id));
  /** As it was when one began to write. */
  const [written, setWritten] = useState<OwnNotice>();
  const mayWrite = drive.can.notice === true;
  const write = () => setWritten(ownNotice(drive.id, notice ?? null));
  const stop = () => setWritten(undefined);
  return (
    <>
      {notice && (
        <section className={classes.notice} aria-labelledby={id}>
          <div className={classes.top}>
            <IconSpeakerphone size={18} aria-hidden />
            <h2 id={id} className={classes.title}>
              <span className="visually-hidden">{`${t(noticeWords.heading)}: `}</span>
              {notice.title}
            </h2>
            <span
              className={classes.who}
            >{`${slashedInstantDay(notice.modifiedDate)} · ${nameOf(notice.modifier)}`}</span>
            {mayWrite && <Acts drive={drive} notice={notice} onWrite={write} />}
          </div>
          <Folded key={notice.version}>{notice.content}</Folded>
        </section>
      )}
      {notice === null && mayWrite && (
        <Button
          className={classes.write ?? ''}
          variant="default"
          size="compact-md"
          leftSection={<IconSpeakerphone size={16} aria-hidden />}
          onClick={write}
        >
          {t(noticeWords.write)}
        </Button>
      )}
      {written && <NoticeDialog notice={written} onClose={stop} />}
    </>
  );
};
