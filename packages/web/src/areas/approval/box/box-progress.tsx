import { actingGroup, approvalDocumentWords, type DocumentPaper, progressOf } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameAmong } from '../document/approval-document-people.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';

type Props = { document: Pick<DocumentPaper, 'status' | 'lines'>; viewerId: number };

/** How far a document is, in a few words: `1/4 · 내 차례`. */
export const BoxProgress = ({ document, viewerId }: Props) => {
  const { t } = useTranslation();
  const { step, steps } = progressOf(document);
  const acting = actingGroup(document.status, document.lines).map(({ approver }) => approver);
  const [first, ...others] = acting;
  const turn = acting.some(({ id }) => id === viewerId)
    ? t(approvalViewWords.turn.mine)
    : first &&
      t(others.length === 0 ? approvalViewWords.turn.of : approvalViewWords.turn.several, {
        count: others.length,
        name: nameAmong(
          first,
          document.lines.map(({ approver }) => approver),
        ),
      });
  return (
    <>
      {t(approvalViewWords.box.title)}{' '}
      <b>
        {[steps > 0 && `${step}/${steps}`, turn ?? t(approvalDocumentWords.status[document.status])]
          .filter(Boolean)
          .join(' · ')}
      </b>
    </>
  );
};
