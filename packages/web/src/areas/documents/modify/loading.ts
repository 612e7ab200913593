import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isFailure } from '../../../platform/failure.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { ledAway } from '../../../ui/page/led-away.ts';
import { driveDocumentQuery } from '../view/api.ts';
import { type EditedRevision, editedIn } from './api.ts';

type Address = { driveId: string; docId: string; revisionId: unknown };

/** The revision of an address, or the current one; whoever may not change it is told so and led to its document. */
export const loadRevision = async (queryClient: QueryClient, address: Address): Promise<EditedRevision> => {
  const driveId = recordIdIn(address.driveId);
  const docId = recordIdIn(address.docId);
  const document = await queryClient.fetchQuery(driveDocumentQuery(driveId, docId)).catch((error: unknown) => {
    throw isFailure(error, 'not-found') ? notFound() : error;
  });
  const revisionId = address.revisionId === undefined ? document.revision.id : recordIdIn(String(address.revisionId));
  const edited = editedIn(document, revisionId);
  if (edited === undefined) throw notFound();
  if (document.revisions.find(({ id }) => id === revisionId)?.can.edit === true) return edited;
  const params = { driveId: String(driveId), docId: String(docId) };
  throw ledAway({ to: '/documentcenter/view/$driveId/$docId', params });
};
