import {
  askReaders,
  type DriveDocument,
  exportReaders,
  getReaderRule,
  getReaders,
  type Reader,
  type ReaderRule,
  type ReaderRuleBody,
  setReaderRule,
} from '@portal/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import { documentKeys } from '../document/document.queries.ts';
import { inCurrentDrive } from '../document/document-location.ts';

type Of = Pick<DriveDocument, 'driveId' | 'id'>;

const placeOf = ({ driveId, id }: Of) => ({ id: driveId, docId: id });

/** Who must read a document, and who of them has read its current revision. */
export const readersQuery = (of: Of) =>
  queryOptions({
    queryKey: documentKeys.readers(of.driveId, of.id),
    queryFn: ({ signal }): Promise<Reader[]> =>
      inCurrentDrive(of, (at) => call(getReaders, { params: placeOf(at) }, { signal })),
  });

/** By which rule people must read a document. */
export const readerRuleQuery = (of: Of) =>
  queryOptions({
    queryKey: [...documentKeys.readers(of.driveId, of.id), 'rule'],
    queryFn: ({ signal }): Promise<ReaderRule> =>
      inCurrentDrive(of, (at) => call(getReaderRule, { params: placeOf(at) }, { signal })),
  });

/** The parts of a rule other than the added people. */
export type RuleRest = Required<Pick<ReaderRuleBody, 'groups' | 'minus' | 'dueDays'>>;

/** The rest of a rule in the form of a body. */
export const restOf = ({ groups, minus, dueDays }: Omit<ReaderRule, 'plus' | 'matched' | 'version'>): RuleRest => ({
  groups: groups.map(({ department, withBelow, positions, jobTitles }) => ({
    departmentId: department?.id ?? null,
    withBelow,
    positions,
    jobTitles,
  })),
  minus: minus.map(({ id }) => id),
  dueDays,
});

export type RuleChange = {
  named: readonly { id: number }[];
  released: readonly { id: number }[];
  rest: RuleRest;
};

/** Somebody else changed the rule meanwhile, and the changes cannot be merged. */
export class RuleConflict extends Error {}

const isSame = (one: RuleRest, other: RuleRest): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rest of the rule after a change; concurrent changes of other parts are kept. */
const changedRest = (seen: RuleRest, now: RuleRest, { rest }: RuleChange): RuleRest => {
  if (isSame(seen, now)) return rest;
  if (isSame(seen, rest)) return now;
  throw new RuleConflict();
};

/** Applies a change to the present rule; people added by somebody else meanwhile stay. */
export const saveReaderRule = async (
  of: Of,
  seen: ReaderRule,
  change: RuleChange,
): Promise<{ ids: number[]; save: () => Promise<ReaderRule> }> => {
  const now = await inCurrentDrive(of, (at) => call(getReaderRule, { params: placeOf(at) }));
  const ids = new Set(now.plus.map(({ id }) => id));
  for (const { id } of change.named) ids.add(id);
  for (const { id } of change.released) ids.delete(id);
  const body = { ...changedRest(restOf(seen), restOf(now), change), plus: [...ids] };
  return {
    ids: body.plus,
    save: () =>
      inCurrentDrive(of, (at) => call(setReaderRule, { params: placeOf(at), body }, { ifMatch: now.version })),
  };
};

export const saveReaderSheet = (of: Of): Promise<void> =>
  inCurrentDrive(of, (at) => download(exportReaders, { params: placeOf(at) }));

/** Asks those who have not read a document to read it. */
export const askUnread = (of: Of): Promise<{ asked: number }> =>
  inCurrentDrive(of, (at) => call(askReaders, { params: placeOf(at) }));
