import { Checkbox, Radio, Stack } from '@mantine/core';
import { type ApprovalDocument, type DocumentLine, stepBefore, turnAfter } from '@portal/contract/approval';
import { useState } from 'react';
import { type Translate, useTranslation } from '../../../platform/i18n.ts';
import { fullName, titledName } from '../../../ui/person/person-picker-texts.ts';
import type { Deed } from '../document/approval-document.queries.ts';
import { recordName } from '../document/approval-document-texts.ts';
import { approvalViewWords } from './approval-view.words.ts';

type Acting = {
  document: ApprovalDocument;
  line: DocumentLine;
  /** Who acts: the deputy of the line or its approver. */
  viewerId: number;
};

const namesOf = (lines: readonly Pick<DocumentLine, 'approver'>[]): string =>
  lines.map(({ approver }) => fullName(approver)).join(', ');

const wordsOf: Record<Deed, (t: Translate, acting: Acting) => string> = {
  Approved: (t, { document, line }) => {
    const next = turnAfter(document, document.lines.find(({ id }) => id === line.id) ?? line);
    const names = namesOf(next);
    if (names === '') return t(approvalViewWords.act.last);
    // The others of an agreement group are at it already.
    return t(next.some(({ seq }) => seq === line.seq) ? approvalViewWords.act.besides : approvalViewWords.act.next, {
      names,
    });
  },
  DecideFinally: (t, { document, line }) =>
    t(approvalViewWords.act.decidesFinally, { names: namesOf(document.lines.filter(({ seq }) => seq > line.seq)) }),
  Hold: (t) => t(approvalViewWords.act.stays),
  Reject: (t, { document: { drafter } }) => t(approvalViewWords.act.ends, { name: fullName(drafter) }),
  Return: (t, { document, line }) =>
    t(approvalViewWords.act.returns, { names: namesOf(stepBefore(document.lines, line)) }),
};

/** The button by which each is begun: what people would mix up shares one. */
export const begunBy = {
  Approved: 'Approved',
  DecideFinally: 'Approved',
  Hold: 'Hold',
  Reject: 'Reject',
  Return: 'Reject',
} as const satisfies Record<Deed, keyof typeof approvalViewWords.act.confirm>;

type Props = Acting & {
  /** The start of the confirmation. */
  begun: Deed;
  onChoose: (deed: Deed) => void;
};

/** The text of a confirmation: the document, the kind of act, the next approvers, and the question. */
export const ActQuestion = ({ document, line, viewerId, begun, onChoose }: Props) => {
  const { t } = useTranslation();
  const [deed, setDeed] = useState(begun);
  const choose = (next: Deed) => {
    setDeed(next);
    onChoose(next);
  };
  return (
    <Stack gap="sm">
      <div>
        <b>{recordName(document)}</b>
        <br />
        {line.approver.id !== viewerId && (
          <>
            {t(approvalViewWords.act.inPlaceOf, { name: titledName(line.approver) })}
            <br />
          </>
        )}
        {wordsOf[deed](t, { document, line, viewerId })} {t(approvalViewWords.act.confirm[begunBy[deed]])}
      </div>
      {begun === 'Reject' && line.can.return === true && (
        <Radio.Group
          label={t(approvalViewWords.act.where)}
          value={deed}
          onChange={(value) => choose(value === 'Return' ? 'Return' : 'Reject')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="Reject" label={t(approvalViewWords.act.toDrafter)} />
            <Radio value="Return" label={t(approvalViewWords.act.toStepBefore)} />
          </Stack>
        </Radio.Group>
      )}
      {begun === 'Approved' && line.can.decideFinally === true && (
        <Checkbox
          label={t(approvalViewWords.act.finally)}
          checked={deed === 'DecideFinally'}
          onChange={(event) => choose(event.currentTarget.checked ? 'DecideFinally' : 'Approved')}
        />
      )}
    </Stack>
  );
};
