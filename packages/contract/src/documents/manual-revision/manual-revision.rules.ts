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

/** What decides of a released revision when it is in force. `releasedAt` is an instant that sorts as a text. */
export type ReleasedRevision = { readonly id: number; readonly inForceFrom: Day; readonly releasedAt: string };

const later = (a: ReleasedRevision, b: ReleasedRevision): number =>
  a.inForceFrom.localeCompare(b.inForceFrom) || a.releasedAt.localeCompare(b.releasedAt) || a.id - b.id;

/** Released revisions of one manual, the one that comes into force last at the end. */
export const inOrderOfForce = <R extends ReleasedRevision>(released: readonly R[]): R[] => released.toSorted(later);

/** Of the released revisions of one manual the one in force on a day; undefined before the first one is. */
export const inForceOn = <R extends ReleasedRevision>(released: readonly R[], day: Day): R | undefined =>
  inOrderOfForce(released).findLast(({ inForceFrom }) => inForceFrom <= day);

/** Those that are released and not in force yet, by their day. */
export const upcomingAfter = <R extends ReleasedRevision>(released: readonly R[], day: Day): R[] =>
  inOrderOfForce(released).filter(({ inForceFrom }) => inForceFrom > day);

/** From which day a released revision is in force, and on which day it no longer is; none while no later one is released. */
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

/** Which authority must say something of the revisions of a class: of several kinds the one that the change needs. */
export const authorityKindsOf = (manualClass: ManualClass): AuthorityKind[] => {
  const kinds: Record<ManualClass, AuthorityKind[]> = {
    Authorized: ['Approval'],
    Registered: ['Filing'],
    Authorized_Registered: ['Approval', 'Filing'],
    Unclassified: [],
  };
  return kinds[manualClass];
};

/** What an authority said, as far as rules look at it. */
export type AuthorityFacts = { readonly kind: AuthorityKind; readonly acceptedDate: Day | null };

/** Whether nothing of the authority lacks (rules/documents.md#authority). */
export const isAuthorityComplete = (kinds: readonly AuthorityKind[], authority: AuthorityFacts | null): boolean => {
  if (kinds.length === 0) return true;
  return authority !== null && (authority.kind === 'Approval' || authority.acceptedDate !== null);
};

/** What the rules of a revision look at. */
export type ManualRevisionFacts = {
  /** None of one that was uploaded the simple way. */
  readonly stage: RevisionStage | null;
  /** Of a released one. */
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
  if (force === null) throw new Error('a released revision without its day');
  return force.state;
};

/** What an approved revision waits for: first the authority, then a day that has not gone by. */
export const awaitedOf = (revision: Omit<ManualRevisionFacts, 'force'>, today: Day): AwaitedThing | null => {
  if (revision.stage !== 'Approved') return null;
  if (!isAuthorityComplete(revision.authorityKinds, revision.authority)) return 'Authority';
  return revision.effectiveDate === null || revision.effectiveDate < today ? 'Day' : null;
};

/** Whether an approved revision lacks nothing any more, so that the act that brought the last of it releases it. */
export const isReleasable = (revision: Omit<ManualRevisionFacts, 'force'>, today: Day): boolean =>
  revision.stage === 'Approved' && awaitedOf(revision, today) === null;

/** The manual of a revision, as its rules look at it. */
export type ManualControl = { readonly managesManual: boolean; readonly isControlled: boolean };

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** Whoever controls the manual: the administrator of the document center and its managers. */
export const controlsManual = (actor: Actor, { managesManual }: Pick<ManualControl, 'managesManual'>): boolean =>
  isDocumentAdministrator(actor) || managesManual;

const inStates =
  (...states: readonly ManualRevisionState[]) =>
  (actor: Actor, manual: ManualControl, state: ManualRevisionState): Decision => {
    if (!controlsManual(actor, manual)) return forbidden;
    return states.includes(state) ? allowed : wrongStatus;
  };

/** What may be done with a revision that was uploaded the simple way: its day is corrected under control. */
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

/** The letter in which an authority said something is for those who control the manual. */
const letter = (actor: Actor, manual: ManualControl): Decision => (controlsManual(actor, manual) ? allowed : forbidden);

/** An older upload is shown only under control, where it is marked as what it is. */
const preview: Rule = (_actor, { isControlled }, { stage, force }) =>
  isControlled || stage !== null || force?.state === 'InForce' ? allowed : deniedByState('old-revision');

/** Who may do what with a revision of a manual (rules/documents.md#controlled-manuals). */
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

/** Whether everybody sees a revision: once it is released. */
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
 * What the file of a revision is called: the title alone in force and where revisions are uploaded the simple way, else it
 * says what the revision is and its number (rules/documents.md#names-of-files).
 */
export const revisionFileName = (
  { title, extension, version }: { title: string; extension: string; version: string },
  { state, isControlled }: { state: ManualRevisionState | null; isControlled: boolean },
): string => {
  const prefix = isControlled && state !== null ? (filePrefixes[state] ?? '') : '';
  return `${prefix}${normalizeTitle(prefix === '' ? title : `${title}_${version}`)}.${extension}`;
};

/** The path at which the web shows a revision that is on its way. */
export const manualRevisionPlace = (of: { driveId: number; manualId: number; id: number }): string =>
  `/documentcenter/manual/${of.driveId}/${of.manualId}/prepare/${of.id}`;
