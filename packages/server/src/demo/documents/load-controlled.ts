import { dayInSeoul } from '@portal/contract/kernel';
import { actOnLine } from '#areas/approval';
import {
  createManual,
  insertReadings,
  judgeRevision,
  prepareManualRevision,
  putIntoForce,
  sendManualRevision,
  setReaderRule,
  setRevisionAuthority,
  withdrawManualRevision,
} from '#areas/documents';
import { servicesUntil } from '../load-memos.ts';
import { contextFor, DAY_MS, HOUR_MS, named } from '../safety/safety-stage.ts';
import { type ControlledSeed, controlledManuals, type EditionSeed } from './controlled-data.ts';
import { findLine, listRequiredRevisions } from './demo-documents.queries.ts';
import { centerAt, driveCalled, type Filling, withFile } from './documents-stage.ts';

type Path = { id: number; mid: number };
type Edition = { path: Path; seed: EditionSeed; content: Uint8Array };

const dayOf = ({ company }: Filling, days: number): string =>
  dayInSeoul(new Date(company.now.getTime() + days * DAY_MS));

const servicesOf = (filling: Filling, time: number) => ({
  ...servicesUntil(filling.tx, filling.company.now)(time),
  ...centerAt(filling, time),
});

const prepare = async (filling: Filling, { path, seed, content }: Edition, time: number): Promise<number> => {
  const { version, description, day } = seed;
  const services = servicesOf(filling, time);
  const context = await withFile(filling.company, named(filling.company, 'doc.manager'), {
    name: `${version}.pdf`,
    content,
  });
  const effectiveDate = day === undefined ? null : dayOf(filling, day);
  const body = { version, description, revisionDate: dayInSeoul(new Date(time)), effectiveDate };
  const prepared = await judgeRevision(services, body, context);
  return (await prepareManualRevision(filling.tx, services, { ...path, ...prepared }, context)).id;
};

/** Lets the heads of operations approve a revision that was sent, or the first of them reject it. */
const decide = async (filling: Filling, approvalId: number, time: number, isRejected: boolean): Promise<void> => {
  for (const [place, account] of (isRejected ? ['ops.lead'] : ['ops.lead', 'ops.head']).entries()) {
    const approver = named(filling.company, account);
    const lineId = await findLine(filling.tx, approvalId, approver.id);
    const said = isRejected
      ? ({ action: 'Reject', comment: '장비 목록을 최신본과 맞춰 주세요.' } as const)
      : ({ action: 'Approved', comment: null } as const);
    const services = servicesOf(filling, time + (place + 1) * HOUR_MS);
    await actOnLine(filling.tx, services, { id: approvalId, lineId, ...said }, contextFor(approver));
  }
};

const authorityOf = (filling: Filling, manual: ControlledSeed, { daysAgo, isAccepted }: EditionSeed) => {
  const date = dayOf(filling, 10 - daysAgo);
  if (manual.manualClass === 'Authorized') return { kind: 'Approval', number: `운항기술과-${daysAgo}`, date } as const;
  const accepted = { acceptedDate: dayOf(filling, 14 - daysAgo), acceptance: 'Notified' } as const;
  return { kind: 'Filing', number: `운항기술과-${daysAgo}`, date, ...(isAccepted === true ? accepted : {}) } as const;
};

const loadEdition = async (filling: Filling, manual: ControlledSeed, edition: Edition): Promise<void> => {
  const { tx, company } = filling;
  const { path, seed } = edition;
  const manager = contextFor(named(company, 'doc.manager'));
  const time = company.now.getTime() - seed.daysAgo * DAY_MS;
  const place = { ...path, revId: await prepare(filling, edition, time) };
  if (seed.end === 'Draft') return;
  const people = ['ops.lead', 'ops.head'].map((account, at) => ({
    seq: at + 1,
    approvalType: 'Approve' as const,
    approver: { id: named(company, account).id },
  }));
  const sent = await sendManualRevision(
    tx,
    servicesOf(filling, time + HOUR_MS),
    { ...place, body: { lines: people } },
    manager,
  );
  if (seed.end === 'InApproval') return;
  await decide(filling, sent.approval?.id ?? 0, time + 2 * HOUR_MS, seed.end === 'Rejected');
  const isAnswered = seed.end === 'Released' || seed.isAccepted === false;
  if (manual.manualClass !== 'Unclassified' && isAnswered) {
    const body = authorityOf(filling, manual, seed);
    await setRevisionAuthority(tx, servicesOf(filling, time + 14 * DAY_MS), { ...place, body }, manager);
  }
  if (seed.end === 'Withdrawn') {
    const body = { reason: '시험 운영을 하지 않기로 함' };
    await withdrawManualRevision(tx, servicesOf(filling, time + 3 * DAY_MS), { ...place, body }, manager);
  }
};

/** Has pilots read what is in force and half of them what is to come, and asks the captain for both. */
const loadControlledReaders = async (
  filling: Filling,
  { driveId, documentId }: { driveId: number; documentId: number },
  departmentId: number,
): Promise<void> => {
  const { tx, company } = filling;
  const { now } = company;
  const services = centerAt(filling, now.getTime() - 24 * DAY_MS);
  const body = {
    groups: [{ departmentId, withBelow: false }],
    plus: ['captain', 'first.officer'].map((account) => named(company, account).id),
    dueDays: 30,
  };
  await setReaderRule(
    tx,
    services,
    { id: driveId, docId: documentId, body },
    contextFor(named(company, 'doc.manager')),
  );
  const readers = company.people.filter(({ department }) => department === 'FO');
  const { inForce, scheduled } = await listRequiredRevisions(tx, documentId);
  const captain = named(company, 'captain').id;
  const mark = (revisionId: number, of: typeof readers) =>
    of
      .filter(({ id }) => id !== captain)
      .map(({ id }, place) => ({
        revisionId,
        employeeId: id,
        confirmed: true,
        at: new Date(now.getTime() - (place + 5) * HOUR_MS),
      }));
  await insertReadings(tx, [
    ...mark(inForce, readers),
    ...scheduled.flatMap((id) => mark(id, readers.slice(0, Math.ceil(readers.length / 2)))),
  ]);
};

/** Registers controlled manuals of OS with revisions in every state. */
export const loadControlled = async (
  filling: Filling,
  departmentIds: ReadonlyMap<string, number>,
  files: ReadonlyMap<string, readonly Uint8Array[]>,
): Promise<void> => {
  const { tx, company } = filling;
  const id = driveCalled(filling, 'OS');
  const administrator = contextFor(named(company, 'admin'));
  const departmentId = departmentIds.get('OS') ?? 0;
  for (const manual of controlledManuals) {
    const { docNo, title, abbr, type, manualClass } = manual;
    const managers = [{ id: named(company, 'doc.manager').id }];
    const body = { docNo, title, abbr, manualType: type, manualClass, departmentId, managers, controlled: true };
    const services = centerAt(filling, company.now.getTime() - 800 * DAY_MS);
    const { id: mid } = await createManual(tx, services, { driveId: id, body }, administrator);
    for (const [place, seed] of manual.editions.entries()) {
      const content = files.get(docNo)?.[place] ?? new Uint8Array();
      await loadEdition(filling, manual, { path: { id, mid }, seed, content });
    }
    const documentId = await putIntoForce(tx, mid, dayInSeoul(company.now));
    if (documentId !== undefined && manualClass === 'Unclassified')
      await loadControlledReaders(filling, { driveId: id, documentId }, departmentIds.get('FO') ?? 0);
  }
};
