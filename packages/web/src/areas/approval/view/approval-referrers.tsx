import { Anchor, Button } from '@mantine/core';
import {
  type ApprovalDocument,
  addReferrers,
  type DocumentPaper,
  type DocumentReferrer,
  type Referrer,
  removeReferrer,
  showsReferrers,
} from '@portal/contract/approval';
import { IconUserPlus } from '@tabler/icons-react';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { Fold } from '../../../ui/page/fold.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { useMe } from '../../identity/index.ts';
import { approvalKeys, documentQuery, isDocumentLost } from '../document/approval-document.queries.ts';
import { referrerWords } from '../referrer/referrer.words.ts';
import { ReferrerChips } from '../referrer/referrer-chips.tsx';
import { ReferrerPickerDialog } from '../referrer/referrer-picker-dialog.tsx';
import { type ReferrerRef, referrerKey, referrerName } from '../referrer/referrer-selection.ts';
import classes from './approval-view.module.css';
import { approvalViewWords } from './approval-view.words.ts';

type Added = { id: number; referrers: readonly ReferrerRef[] };
type Removed = { id: number; referrer: ReferrerRef };

const addReferrersMutation = mutationOptions({
  mutationFn: ({ id, referrers }: Added) =>
    call(addReferrers, {
      params: { id },
      body: { referrers: referrers.map(({ type, sourceId }) => ({ type, sourceId })) },
    }),
  meta: { ownErrors: true },
});

const removeReferrerMutation = mutationOptions({
  mutationFn: ({ id, referrer: { type, sourceId } }: Removed) =>
    call(removeReferrer, { params: { id, type, sourceId } }),
  meta: { ownErrors: true },
});

/** Updates the referrers of the shown document, and refetches it, because its version has changed. */
const putReferrers = (queryClient: QueryClient, id: number, referrers: DocumentReferrer[]): void => {
  const queryKey = approvalKeys.document(id);
  queryClient.setQueryData(queryKey, (known: ApprovalDocument | undefined) => known && { ...known, referrers });
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: ['approval', 'list'] });
};

type ShownProps<R extends Referrer> = Pick<DocumentPaper, 'status'> & {
  referrers: readonly R[];
  onRemove?: (referrer: R, button: HTMLElement) => void;
  canRemove?: (referrer: R) => boolean;
  children?: ReactNode;
};

/** With more of them the text would begin a screen further down. */
const SHOWN = 12;

const isNone = (): boolean => false;

/** Who is informed of the document. */
export const ShownReferrers = <R extends Referrer>({
  status,
  referrers,
  canRemove = isNone,
  onRemove,
  children,
}: ShownProps<R>) => {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    // The clicked button has disappeared: the focus moves to the first new item.
    if (isExpanded) shown.current?.querySelectorAll('li')[SHOWN]?.focus();
  }, [isExpanded]);
  const phone = usePhone();
  if (!showsReferrers({ status, referrers })) return null;
  const list = (
    <dl className={classes.fields}>
      <dt>{t(approvalViewWords.referrers)}</dt>
      <dd ref={shown} className={classes.referrers}>
        {referrers.length === 0 && t(approvalViewWords.noReferrers)}
        {referrers.length > 0 && (
          <ReferrerChips
            referrers={isExpanded ? referrers : referrers.slice(0, SHOWN)}
            canRemove={canRemove}
            onRemove={(referrer, button) => onRemove?.(referrer, button)}
          />
        )}
        {!isExpanded && referrers.length > SHOWN && (
          <Anchor component="button" type="button" size="sm" onClick={() => setExpanded(true)}>
            {t(referrerWords.more, { count: referrers.length - SHOWN })}
          </Anchor>
        )}
        {children}
      </dd>
    </dl>
  );
  if (!phone) return list;
  return (
    <div className={classes.folded}>
      <Fold
        label={
          <>
            {t(approvalViewWords.referrers)} <b>{referrers.length}</b>
          </>
        }
      >
        {list}
      </Fold>
    </div>
  );
};

type Props = {
  document: ApprovalDocument;
  /** An act is running, which may open another document and lose the choice made here. */
  isActing: boolean;
  /** The user has removed their own right to read. */
  onLeave: () => void;
  onFailure: (error: unknown) => void;
};

type AddingProps = Omit<Props, 'isActing' | 'onLeave'> & { onClose: () => void };

const ReferrerAdding = ({ document, onFailure, onClose }: AddingProps) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...addReferrersMutation,
    onSuccess: (referrers) => {
      putReferrers(queryClient, document.id, referrers);
      notifySuccess(t(referrerWords.added));
      onClose();
    },
    // Who was picked stays, to be sent again; to a document that is lost there is nothing to add.
    onError: (error) => {
      if (isDocumentLost(error)) onClose();
      onFailure(error);
    },
  });
  return (
    <ReferrerPickerDialog
      own={employee}
      drafterId={document.drafter.id}
      approverIds={new Set(document.lines.map(({ approver }) => approver.id))}
      present={document.referrers}
      picked={[]}
      busy={isPending}
      onClose={onClose}
      onApply={(referrers) => mutate({ id: document.id, referrers })}
    />
  );
};

/** The referrers of the document, with buttons to add and remove them by the rules. */
export const ViewReferrers = ({ document, isActing, onLeave, onFailure }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(removeReferrerMutation);
  const [adding, setAdding] = useState(false);
  const remove = async (referrer: DocumentReferrer, button: HTMLElement) => {
    if (isPending) return;
    const name = referrerName(referrer);
    const agreed = await confirm({
      title: t(referrerWords.removeTitle),
      message: t(referrerWords.removeMessage, { name }),
      confirmLabel: t(referrerWords.removeButton),
      danger: true,
    });
    if (!agreed) return;
    try {
      await mutateAsync({ id: document.id, referrer });
    } catch (error) {
      // Somebody else was faster, with the same result.
      if (!isFailure(error, 'not-found')) return onFailure(error);
    }
    notifySuccess(t(referrerWords.removed, { name }));
    // The button of the field is below the chips.
    focusNeighbour(button, button.closest('dd')?.querySelector<HTMLElement>(':scope > button:last-of-type'));
    const referrers = document.referrers.filter((each) => referrerKey(each) !== referrerKey(referrer));
    putReferrers(queryClient, document.id, referrers);
    // A user who removes what gave them access can no longer see the document.
    await queryClient.fetchQuery(documentQuery(document.id)).catch((error: unknown) => {
      if (isDocumentLost(error)) onLeave();
    });
  };
  return (
    <>
      <ShownReferrers
        status={document.status}
        referrers={document.referrers}
        canRemove={({ can }) => can.remove === true}
        onRemove={(referrer, button) => void remove(referrer, button)}
      >
        {document.can.addReferrers === true && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconUserPlus size={14} aria-hidden />}
            aria-haspopup="dialog"
            disabled={isActing}
            onClick={() => setAdding(true)}
          >
            {t(referrerWords.add)}
          </Button>
        )}
      </ShownReferrers>
      {/* Not inside, where it would go with the strip that folds on a narrow screen. */}
      {adding && <ReferrerAdding document={document} onFailure={onFailure} onClose={() => setAdding(false)} />}
    </>
  );
};
