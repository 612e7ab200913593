import {
  checkNamedLine,
  checkPresetName,
  checkTemplate,
  type NamedLineBody,
  orderLines,
  type PresetKind,
  presetLimits,
  type TemplateBody,
} from '@portal/contract/approval';
import { dayInSeoul, oneLine, Problem, requireValid } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { requireActive } from '../act/check-approval-document.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import {
  countPresets,
  deletePresetRow,
  insertPreset,
  isPresetNamed,
  listPresets,
  lockPreset,
  lockPresets,
  type PresetRow,
  replacePlaces,
  updatePreset,
} from './preset.queries.ts';

const kinds = {
  Line: { most: presetLimits.lines, full: 'too-many-named-lines', taken: 'named-line-exists' },
  Template: { most: presetLimits.templates, full: 'too-many-templates', taken: 'template-exists' },
} as const satisfies Record<PresetKind, unknown>;

type Owned = { ownerId: number; kind: PresetKind };
type Saving = { tx: Tx<ApprovalTables>; clock: Clock; kind: PresetKind; context: CommandContext };

/** The contents of a preset: a line of approval, or a memo. */
type Body = NamedLineBody | TemplateBody;

const isTemplate = (body: Body): body is TemplateBody => 'content' in body;

const saidBy = (body: Body) => {
  const said = isTemplate(body)
    ? { title: oneLine(body.title), content: body.content }
    : { title: null, content: null };
  return { name: oneLine(body.name), ...said };
};

/** Finds one of the person's own presets; another person's raises the same `not-found` as a missing one. */
export const getPreset = async (db: Db<ApprovalTables>, clock: Clock, owned: Owned, id: number): Promise<PresetRow> => {
  const [preset] = await listPresets(db, owned, dayInSeoul(clock()), id);
  if (!preset) throw new Problem('not-found');
  return preset;
};

const ownedBy = ({ kind, context }: Saving): Owned => ({ kind, ownerId: context.actor.employeeId });

const answer = (saving: Saving, id: number): Promise<PresetRow> =>
  getPreset(saving.tx, saving.clock, ownedBy(saving), id);

const lockOwn = async (saving: Saving, id: number): Promise<void> => {
  const { tx, context } = saving;
  await lockPresets(tx, context.actor.employeeId);
  const preset = await lockPreset(ownedBy(saving), tx, id);
  if (!preset) throw new Problem('not-found');
  requireVersion(preset, context.ifMatch);
};

const requireFree = async (saving: Saving, name: string, exceptId?: number): Promise<void> => {
  if (await isPresetNamed(saving.tx, ownedBy(saving), name, exceptId)) throw new Problem(kinds[saving.kind].taken);
};

const requireFine = async ({ tx, clock, context }: Saving, body: Body): Promise<void> => {
  const { employeeId } = context.actor;
  requireValid(isTemplate(body) ? checkTemplate(body, employeeId) : checkNamedLine(body, employeeId));
  await requireActive(tx, clock, body);
};

const write = (tx: Tx<ApprovalTables>, id: number, { lines, referrers }: Body): Promise<void> =>
  replacePlaces(tx, id, { lines: orderLines(lines), referrers });

/** Saves a new preset under a name that the person does not use yet. */
export const createPreset = async (saving: Saving, body: Body): Promise<PresetRow> => {
  const { tx, kind, context } = saving;
  await requireFine(saving, body);
  await lockPresets(tx, context.actor.employeeId);
  const said = saidBy(body);
  await requireFree(saving, said.name);
  if ((await countPresets(tx, ownedBy(saving))) >= kinds[kind].most) throw new Problem(kinds[kind].full);
  const id = await insertPreset(tx, ownedBy(saving), said);
  await write(tx, id, body);
  return answer(saving, id);
};

/** Replaces a preset completely. */
export const changePreset = async (saving: Saving, id: number, body: Body): Promise<PresetRow> => {
  const { tx } = saving;
  await lockOwn(saving, id);
  await requireFine(saving, body);
  const said = saidBy(body);
  await requireFree(saving, said.name, id);
  await updatePreset(tx, id, said);
  await write(tx, id, body);
  return answer(saving, id);
};

export const renamePreset = async (saving: Saving, id: number, body: { name: string }): Promise<PresetRow> => {
  await lockOwn(saving, id);
  requireValid(checkPresetName(body));
  const name = oneLine(body.name);
  await requireFree(saving, name, id);
  await updatePreset(saving.tx, id, { name });
  return answer(saving, id);
};

export const deletePreset = async (saving: Saving, id: number): Promise<void> => {
  await lockOwn(saving, id);
  await deletePresetRow(saving.tx, id);
};
