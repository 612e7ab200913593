import type { Actor } from '@portal/contract/identity';
import {
  allowed,
  type Can,
  canOf,
  type Day,
  type Decision,
  deniedByRole,
  deniedByState,
} from '@portal/contract/kernel';
import { normalizeTitle } from '../document-names.ts';
import type { ManualClass } from '../documents.words.ts';
import { isDocumentAdministrator } from '../drive/drive.rules.ts';
import { prepareRule } from '../manual/manual.rules.ts';
import type { ManualRevisionAct } from './manual-revision.schema.ts';
import type {
  Acceptance,
  AuthorityKind,
  AwaitedThing,
  ManualRevisionState,
  RevisionPeriod,
  RevisionStage,
} from './manual-revision.states.ts';

/** The facts that decide when a released revision is in force. `releasedAt` is an instant that sorts as a text. */
export type ReleasedRevision = { readonly id: number; readonly inForceFrom: Day; readonly releasedAt: string };

const later = (a: ReleasedRevision, b: ReleasedRevision): number =>
  a.inForceFrom.localeCompare(b.inForceFrom) || a.releasedAt.localeCompare(b.releasedAt) || a.id - b.id;

/** Released revisions of one manual in the order of coming into force. */
export const inOrderOfForce = <R extends ReleasedRevision>(released: readonly R[]): R[] => released.toSorted(later);

/** The released revision of a manual that is in force on a day; undefined before the first one. */
export const inForceOn = <R extends ReleasedRevision>(released: readonly R[], day: Day): R | undefined =>
  inOrderOfForce(released).findLast(({ inForceFrom }) => inForceFrom <= day);

/** Released revisions that are not in force yet, by day. */
export const upcomingAfter = <R extends ReleasedRevision>(released: readonly R[], day: Day): R[] =>
  inOrderOfForce(released).filter(({ inForceFrom }) => inForceFrom > day);

/**
 * The state of a released revision, its first day, and the first day on which it is no longer in force (null while no
 * later one is released).
 */
export type RevisionForce = { state: RevisionPeriod; inForceFrom: Day; inForceUntil: Day | null };

/** The periods of the released revisions of one manual by their ids, as of a day. */
export const forceOf = (released: readonly ReleasedRevision[], today: Day): Map<number, RevisionForce> => {
  const order = inOrderOfForce(released);
  const current = inForceOn(order, today);
  const stateOf = ({ id, inForceFrom }: ReleasedRevision): RevisionPeriod => {
    if (inForceFrom > today) return 'Scheduled';
    return id === current?.id ? 'InForce' : 'Superseded';
  };
  return new Map(
    order.map((each, place) => [
      each.id,
      { state: stateOf(each), inForceFrom: each.inForceFrom, inForceUntil: order[place + 1]?.inForceFrom ?? null },
    ]),
  );
};

/** The authority that is required for revisions of a class; if there are several kinds, the change decides. */
export const authorityKindsOf = (manualClass: ManualClass): AuthorityKind[] => {
  const kinds: Record<ManualClass, AuthorityKind[]> = {
    Authorized: ['Approval'],
    Registered: ['Filing'],
    Authorized_Registered: ['Approval', 'Filing'],
    Unclassified: [],
  };
  return kinds[manualClass];
};

/** The facts of an authority's answer that the rules need. */
export type AuthorityFacts = { readonly kind: AuthorityKind; readonly acceptedDate: Day | null };

/** Whether the requirement of an authority is met (rules/documents.md#authority). */
export const isAuthorityComplete = (kinds: readonly AuthorityKind[], authority: AuthorityFacts | null): boolean => {
  if (kinds.length === 0) return true;
  return authority !== null && (authority.kind === 'Approval' || authority.acceptedDate !== null);
};

/** The facts of a revision that its rules need. */
export type ManualRevisionFacts = {
  /** Null for an uploaded one. */
  readonly stage: RevisionStage | null;
  /** For a released one. */
  readonly force: RevisionForce | null;
  readonly effectiveDate: Day | null;
  readonly authorityKinds: readonly AuthorityKind[];
  readonly authority: (AuthorityFacts & { readonly acceptance: Acceptance | null }) | null;
};

export const manualRevisionState = ({
  stage,
  force,
}: Pick<ManualRevisionFacts, 'stage' | 'force'>): ManualRevisionState => {
  if (stage !== null && stage !== 'Released') return stage;
  if (force === null) throw new Error('the released revision has no day');
  return force.state;
};

/** What an approved revision waits for: first the authority, then a day that is not past. */
export const awaitedOf = (revision: Omit<ManualRevisionFacts, 'force'>, today: Day): AwaitedThing | null => {
  if (revision.stage !== 'Approved') return null;
  if (!isAuthorityComplete(revision.authorityKinds, revision.authority)) return 'Authority';
  return revision.effectiveDate === null || revision.effectiveDate < today ? 'Day' : null;
};

/** Whether an approved revision meets all conditions, so that the act that met the last one releases it. */
export const isReleasable = (revision: Omit<ManualRevisionFacts, 'force'>, today: Day): boolean =>
  revision.stage === 'Approved' && awaitedOf(revision, today) === null;

/** The facts of its manual that the rules need. */
export type ManualControl = { readonly managesManual: boolean; readonly isControlled: boolean };

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** Who controls the manual: the administrator of the document center and its managers. */
export const controlsManual = (actor: Actor, { managesManual }: Pick<ManualControl, 'managesManual'>): boolean =>
  isDocumentAdministrator(actor) || managesManual;

const inStates =
  (...states: readonly ManualRevisionState[]) =>
  (actor: Actor, manual: ManualControl, state: ManualRevisionState): Decision => {
    if (!controlsManual(actor, manual)) return forbidden;
    return states.includes(state) ? allowed : wrongStatus;
  };

/** The acts on an uploaded revision: its day can be corrected if the manual is controlled. */
const scheduleSimple = (actor: Actor, manual: ManualControl): Decision => prepareRule(actor, manual);

const inDraft = inStates('Draft');
const afterApproval = inStates('Approved', 'Scheduled');

type Rule = (actor: Actor, manual: ManualControl, revision: Pick<ManualRevisionFacts, 'stage' | 'force'>) => Decision;

const ofControlled =
  (rule: (actor: Actor, manual: ManualControl, state: ManualRevisionState) => Decision): Rule =>
  (actor, manual, revision) => {
    if (!controlsManual(actor, manual)) return forbidden;
    return revision.stage === null ? wrongStatus : rule(actor, manual, manualRevisionState(revision));
  };

/** The letter of an authority is for those who control the manual. */
const letter = (actor: Actor, manual: ManualControl): Decision => (controlsManual(actor, manual) ? allowed : forbidden);

/** An older upload is shown only if the manual is controlled, where it is marked as such. */
const preview: Rule = (_actor, { isControlled }, { stage, force }) =>
  isControlled || stage !== null || force?.state === 'InForce' ? allowed : deniedByState('old-revision');

/** The rights on a revision of a manual (rules/documents.md#controlled-manuals). */
export const manualRevisionRules = {
  change: ofControlled(inDraft),
  delete: ofControlled(inDraft),
  send: ofControlled(inDraft),
  authority: ofControlled(afterApproval),
  schedule: ((actor, manual, revision) =>
    revision.stage === null
      ? scheduleSimple(actor, manual)
      : ofControlled(afterApproval)(actor, manual, revision)) satisfies Rule as Rule,
  withdraw: ofControlled(afterApproval),
  letter,
  preview,
};

export const canOnManualRevision = (
  actor: Actor,
  manual: ManualControl,
  revision: Pick<ManualRevisionFacts, 'stage' | 'force'>,
): Can<ManualRevisionAct> =>
  canOf<ManualRevisionAct>({
    change: manualRevisionRules.change(actor, manual, revision),
    delete: manualRevisionRules.delete(actor, manual, revision),
    send: manualRevisionRules.send(actor, manual, revision),
    authority: manualRevisionRules.authority(actor, manual, revision),
    schedule: manualRevisionRules.schedule(actor, manual, revision),
    withdraw: manualRevisionRules.withdraw(actor, manual, revision),
    preview: manualRevisionRules.preview(actor, manual, revision),
  });

/** Whether everybody may see a revision: once it is released. */
export const isPublicState = (state: ManualRevisionState): boolean =>
  state === 'Scheduled' || state === 'InForce' || state === 'Superseded';

const filePrefixes: Partial<Record<ManualRevisionState, string>> = {
  Draft: 'DRAFT_',
  InApproval: 'DRAFT_',
  Approved: 'DRAFT_',
  Scheduled: 'UPCOMING_',
  Superseded: 'SUPERSEDED_',
  Withdrawn: 'WITHDRAWN_',
};

/**
 * The file name of a revision: the title alone if it is in force or the manual is not controlled, otherwise with its
 * state and number (rules/documents.md#names-of-files).
 */
export const revisionFileName = (
  { title, extension, version }: { title: string; extension: string; version: string },
  { state, isControlled }: { state: ManualRevisionState | null; isControlled: boolean },
): string => {
  const prefix = isControlled && state !== null ? (filePrefixes[state] ?? '') : '';
  return `${prefix}${normalizeTitle(prefix === '' ? title : `${title}_${version}`)}.${extension}`;
};

/** The link to an unreleased revision in the web. */
export const manualRevisionPlace = (of: { driveId: number; manualId: number; id: number }): string =>
  `/documentcenter/manual/${of.driveId}/${of.manualId}/prepare/${of.id}`;
