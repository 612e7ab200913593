import type { PresetKind } from '@portal/contract/approval';
import * as contract from '@portal/contract/approval';
import { dayInSeoul } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { RichTextCleaner } from '#platform/html/rich-text-cleaner';
import type { CallContext, CommandContext } from '#platform/http/call-context';
import type { Router } from '#platform/http/router';
import { cleanBody } from '../act/check-approval-document.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { listPresets, listPresetTitles } from './preset.queries.ts';
import { viewNamedLine, viewTemplate } from './preset.view.ts';
import { changePreset, createPreset, deletePreset, getPreset, renamePreset } from './save-preset.ts';

type Services = { db: Db<ApprovalTables>; clock: Clock; cleaner: RichTextCleaner };

/** Presets of a person for their own documents, which nobody else can see. */
export const presetRoutes = (router: Router<ApprovalTables>, { db, clock, cleaner }: Services): void => {
  const saving = (tx: Tx<ApprovalTables>, kind: PresetKind, context: CommandContext) => ({ tx, clock, kind, context });
  const clean = async <Input extends { body: contract.TemplateBody }>(input: Input, { caller }: CallContext) => ({
    ...input,
    body: await cleanBody(cleaner, caller, input.body),
  });

  router.read(contract.listNamedLines, async (_input, { actor }) =>
    (await listPresets(db, { ownerId: actor.employeeId, kind: 'Line' }, dayInSeoul(clock()))).map(viewNamedLine),
  );
  router.write(contract.createNamedLine, async (tx, { body }, context) =>
    viewNamedLine(await createPreset(saving(tx, 'Line', context), body)),
  );
  router.write(contract.changeNamedLine, async (tx, { params, body }, context) =>
    viewNamedLine(await changePreset(saving(tx, 'Line', context), params.id, body)),
  );
  router.write(contract.renameNamedLine, async (tx, { params, body }, context) =>
    viewNamedLine(await renamePreset(saving(tx, 'Line', context), params.id, body)),
  );
  router.write(contract.deleteNamedLine, (tx, { params }, context) =>
    deletePreset(saving(tx, 'Line', context), params.id),
  );

  router.read(contract.listTemplates, (_input, { actor }) =>
    listPresetTitles(db, { ownerId: actor.employeeId, kind: 'Template' }),
  );
  router.read(contract.getTemplate, async ({ params }, { actor }) =>
    viewTemplate(await getPreset(db, clock, { ownerId: actor.employeeId, kind: 'Template' }, params.id)),
  );
  router.writePrepared(contract.createTemplate, clean, async (tx, { body }, context) =>
    viewTemplate(await createPreset(saving(tx, 'Template', context), body)),
  );
  router.writePrepared(contract.changeTemplate, clean, async (tx, { params, body }, context) =>
    viewTemplate(await changePreset(saving(tx, 'Template', context), params.id, body)),
  );
  router.write(contract.renameTemplate, async (tx, { params, body }, context) => {
    const { id, name, title, version } = await renamePreset(saving(tx, 'Template', context), params.id, body);
    return { id, name, title, version };
  });
  router.write(contract.deleteTemplate, (tx, { params }, context) =>
    deletePreset(saving(tx, 'Template', context), params.id),
  );
};
