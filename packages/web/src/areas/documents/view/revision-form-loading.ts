import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { ledAway } from '../../../ui/page/led-away.ts';
import { documentAt } from '../drive/drive-moved.ts';
import { type EditedRevision, editedIn } from './revision-form.queries.ts';

type Address = { driveId: string; docId: string; revisionId: unknown };

/** The revision of an address, or the current one; whoever may not change it is told so and led to its document. */
export const loadRevision = async (queryClient: QueryClient, address: Address): Promise<EditedRevision> => {
  const driveId = recordIdIn(address.driveId);
  const docId = recordIdIn(address.docId);
  const { revisionId: asked } = address;
  const document = await documentAt(queryClient, driveId, docId, (movedTo) => ({
    to: '/documentcenter/modify/$driveId/$docId',
    params: { driveId: movedTo, docId: address.docId },
    search: asked === undefined ? {} : { revisionId: asked },
  }));
  const revisionId = asked === undefined ? document.revision.id : recordIdIn(String(asked));
  const edited = editedIn(document, revisionId);
  if (edited === undefined) throw notFound();
  if (document.revisions.find(({ id }) => id === revisionId)?.can.edit === true) return edited;
  const params = { driveId: String(driveId), docId: String(docId) };
  throw ledAway({ to: '/documentcenter/view/$driveId/$docId', params });
};
