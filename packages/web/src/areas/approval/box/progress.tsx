import { actingGroup, type DocumentPaper, progressOf } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameAmong } from '../document/people.ts';

type Props = { document: Pick<DocumentPaper, 'status' | 'lines'>; viewerId: number };

/** How far a document is, in a few words: `1/4 · 내 차례`. */
export const BoxProgress = ({ document, viewerId }: Props) => {
  const { t } = useTranslation();
  const { step, steps } = progressOf(document);
  const acting = actingGroup(document.status, document.lines).map(({ approver }) => approver);
  const [first, ...others] = acting;
  const turn = acting.some(({ id }) => id === viewerId)
    ? t('approval.turn.mine')
    : first &&
      t(others.length === 0 ? 'approval.turn.of' : 'approval.turn.several', {
        count: others.length,
        name: nameAmong(
          first,
          document.lines.map(({ approver }) => approver),
        ),
      });
  return (
    <>
      {t('approval.box.title')}{' '}
      <b>
        {[steps > 0 && `${step}/${steps}`, turn ?? t(`approval.status.${document.status}`)].filter(Boolean).join(' · ')}
      </b>
    </>
  );
};
