import { actOnLine, getDocument } from '@portal/contract/approval';
import {
  createManual,
  getManualRevision,
  type Manual,
  type ManualRevision,
  prepareManualRevision,
  sendManualRevision,
} from '@portal/contract/documents';
import { multipart } from '../multipart.ts';
import type { Caller, TestApp } from '../test-app.ts';
import { type Library, sampleManual } from './given-library.ts';
import { samplePdf } from './sample-files.ts';

type App = Pick<TestApp, 'call' | 'db' | 'now'>;
type Answered<Body> = { status: number; body: Body };

const taken = <Body>({ status, body }: Answered<Body>, expected = 200): Body => {
  if (status !== expected) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

/** A controlled manual of 운항 that `manager` manages. */
export const givenControlled = async (app: App, library: Library, more: object = {}): Promise<Manual> =>
  taken(
    await app.call(createManual, library.admin, {
      params: { id: library.opsDrive },
      body: sampleManual(library, {
        manualClass: 'Unclassified',
        controlled: true,
        managers: [{ id: library.manager.id }],
        ...more,
      }),
    }),
    201,
  );

export const pathOf = ({ driveId, id }: Pick<Manual, 'driveId' | 'id'>) => ({ id: driveId, mid: id });

let contents = 0;

/** The body that prepares a revision: its data and a file. */
export const preparation = (
  revision: object = {},
  file: { name: string; content: string | Uint8Array } = {
    name: 'manual.pdf',
    content: samplePdf(`${++contents}`),
  },
) => {
  const body = { version: '1', revisionDate: '2026-11-01', description: '전면 개정', ...revision };
  return multipart([
    { name: 'files', filename: file.name, content: file.content },
    { name: 'revision', content: JSON.stringify(body) },
  ]);
};

type OfRevision = { manual: Pick<Manual, 'driveId' | 'id'>; by: Caller };

export const givenPrepared = async (app: App, { manual, by }: OfRevision, revision: object = {}) =>
  taken(await app.call(prepareManualRevision, by, { params: pathOf(manual), ...preparation(revision) }), 201);

export const lineOf = (...people: readonly { id: number }[]) =>
  people.map(({ id }, place) => ({ seq: place + 1, approvalType: 'Approve', approver: { id } }));

export const send = (app: App, { manual, by }: OfRevision, revId: number, body: object) =>
  app.call(sendManualRevision, by, { params: { ...pathOf(manual), revId }, body });

/** Acts on a person's line of the memo that submitted a revision. */
export const decide = async (
  app: App,
  approver: Caller & { id: number },
  approvalId: number,
  action: 'Approved' | 'Reject',
): Promise<void> => {
  const { body } = await app.call(getDocument, approver, { params: { id: approvalId } });
  const line = body.lines.find((each) => each.approver.id === approver.id);
  const params = { id: approvalId, lineId: line?.id ?? 0 };
  taken(await app.call(actOnLine, approver, { params, body: { action, comment: '확인' } }));
};

export const look = async (app: App, { manual, by }: OfRevision, revId: number): Promise<ManualRevision> =>
  taken(await app.call(getManualRevision, by, { params: { ...pathOf(manual), revId } }));

/** A revision of a manual without authority, approved by one approver, which releases it if its day is planned. */
export const givenApproved = async (
  app: App,
  of: OfRevision & { approver: Caller & { id: number } },
  revision: object = {},
): Promise<ManualRevision> => {
  const { id } = await givenPrepared(app, of, revision);
  const sent = taken(await send(app, of, id, { lines: lineOf(of.approver) }));
  await decide(app, of.approver, sent.approval?.id ?? 0, 'Approved');
  return look(app, of, id);
};
