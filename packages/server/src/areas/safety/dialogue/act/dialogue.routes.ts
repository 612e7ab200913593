import * as contract from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { deleteEntry } from './delete-entry.ts';
import { getDialogue, markDialogueRead, openEntryFile } from './read-dialogue.ts';
import { prepareEntry, writeEntry } from './write-entry.ts';

export const dialogueRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  router.read(contract.getDialogue, ({ params }, { actor }) => getDialogue(services, actor, params.id));
  router.writePrepared(
    contract.writeEntry,
    ({ params, body }, context) => prepareEntry(services, { id: params.id, body }, context),
    (tx, entry, context) => writeEntry(tx, services, entry, context),
  );
  router.write(contract.markDialogueRead, (tx, { params, body }, context) =>
    markDialogueRead(tx, { id: params.id, lastSeen: body.lastSeen }, context),
  );
  router.write(contract.deleteEntry, (tx, { params }, context) => deleteEntry(tx, services, params, context));
  router.read(contract.downloadEntryFile, ({ params }, context) => openEntryFile(services, params, context));
};
