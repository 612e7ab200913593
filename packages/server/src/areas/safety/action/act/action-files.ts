import type { Actor } from '@portal/contract/identity';
import { enforce, type FileAnswer, type FileInParts, Problem } from '@portal/contract/kernel';
import { actionLimits, actionRules, type CaseFile } from '@portal/contract/safety';
import { attachmentsOf } from '#platform/record-files';
import type { SafetyServices } from '../../safety-services.ts';
import { messageState, viewFiles } from '../action.view.ts';
import { getAction, lockAction } from '../action-access.ts';
import { filesOfActions } from '../action-file.queries.ts';
import { findMessage } from '../action-message.queries.ts';
import type { Family } from '../case-families.ts';
import { auditActionChange, type Commanded } from '../finish-action-change.ts';
import { readerOf } from '../read-actions.ts';

/** The files of a message. */
export const messageFiles = attachmentsOf({
  table: 'safety.message_file',
  owner: 'message_id',
  maxFiles: actionLimits.filesOfMessage,
});

/** Lists the files of all messages of an action. */
const actionFiles = attachmentsOf({ table: filesOfActions, owner: 'action_id' });

/** Attaches files to a message of today; answers all of its files. */
export const attachToMessage = async (
  commanded: Commanded,
  { tid, ...asked }: { id: number; mid: number; tid: number },
): Promise<CaseFile[]> => {
  const { tx, services, family, context } = commanded;
  const { actor, files } = context;
  const { facts, state } = await lockAction(tx, family, actor, asked);
  const message = await findMessage(tx, facts.id, tid);
  if (!message) throw new Problem('not-found');
  enforce(actionRules.files(actor, state, messageState(message, readerOf({ actor, clock: services.clock }))));
  await messageFiles.add(tx, services, tid, files);
  await auditActionChange(commanded, facts.id, { action: 'attach-files', after: { files: files.length } });
  return viewFiles(await messageFiles.list(tx, tid));
};

type Reading = { services: SafetyServices; family: Family; actor: Actor };

/** Streams one file of an action to anyone who may read the action. */
export const openActionFile = async (
  { services, family, actor }: Reading,
  { fileId, ...asked }: { id: number; mid: number; fileId: number },
): Promise<FileInParts> => {
  const { facts } = await getAction(services.db, family, actor, asked);
  const file = await actionFiles.open(services, { ownerId: facts.id, fileId });
  return { ...file, hasFilenameHeader: true };
};

/** All files of an action in one archive, streamed. */
export const openActionZip = async (
  { services, family, actor }: Reading,
  asked: { id: number; mid: number },
): Promise<FileAnswer> => {
  const { facts } = await getAction(services.db, family, actor, asked);
  const archive = await actionFiles.zip(services, { ownerId: facts.id, name: facts.actionNo });
  return { ...archive, hasFilenameHeader: true };
};
