import type { UploadBody } from '@portal/contract/documents';
import { dayInSeoul } from '@portal/contract/kernel';
import { deleteDocument, insertReadings, prepareUpload, uploadDocument } from '#areas/documents';
import { departments } from '../company-data.ts';
import { contextFor, DAY_MS, type Employee, HOUR_MS, named } from '../safety/safety-stage.ts';
import { findCurrentRevision } from './demo-documents.queries.ts';
import { writePaper } from './demo-papers.ts';
import { centerAt, driveCalled, type Filling, withFile } from './documents-stage.ts';
import { changes, generalDrives } from './library-data.ts';
import type { LoadedManual } from './load-drives.ts';
import type { ManualFiles } from './manual-pdfs.ts';
import {
  departmentPapers,
  formPapers,
  morePapers,
  type PlainSeed,
  sharedPapers,
  trainingPapers,
} from './plain-data.ts';

type DemoFile = { driveId: number; by: Employee; time: number; name: string; content: Uint8Array; body: UploadBody };

const uploadFile = async (filling: Filling, { driveId, by, time, name, content, body }: DemoFile): Promise<number> => {
  const services = centerAt(filling, time);
  const context = await withFile(filling.company, by, { name, content });
  const upload = await prepareUpload(services, { params: { id: driveId }, body }, context);
  return (await uploadDocument(filling.tx, services, upload, context)).id;
};

const revisionOf = ({ random }: Filling, time: number, number: number) => ({
  version: `${number}`,
  revisionDate: dayInSeoul(new Date(time - random.integer(0, 3) * DAY_MS)),
  description: number === 1 ? '제정' : random.pick(changes),
});

/** When each of so many revisions came, the last one within the last weeks. */
const timesOf = ({ random, company }: Filling, count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const daysAgo = random.integer(2, 40) + (count - 1 - at) * random.integer(70, 110);
    return company.now.getTime() - daysAgo * DAY_MS - random.integer(1, 20) * HOUR_MS;
  });

/** Brings every revision of the manuals; answers their documents by document number. */
export const loadManualDocuments = async (
  filling: Filling,
  manuals: readonly LoadedManual[],
  files: ReadonlyMap<string, ManualFiles>,
): Promise<ReadonlyMap<string, number>> => {
  const documents = new Map<string, number>();
  for (const { seed, id, manager } of manuals) {
    const pdf = files.get(seed.docNo);
    const times = timesOf(filling, seed.pages === undefined ? 0 : (seed.revisions ?? 1));
    for (const [place, time] of times.entries()) {
      const revision = revisionOf(filling, time, place + 1);
      const content = (place === times.length - 1 ? pdf?.current : pdf?.older) ?? new Uint8Array();
      const file = { driveId: driveCalled(filling, seed.department), by: manager, time, name: `${seed.docNo}.pdf` };
      const body = { docType: 'AOC', manualId: id, revision } as const;
      documents.set(seed.docNo, await uploadFile(filling, { ...file, content, body }));
    }
  }
  return documents;
};

type Shelf = {
  /** As `driveCalled` knows it. */
  place: string;
  papers: readonly PlainSeed[];
  people: readonly Employee[];
  /** The server numbers what comes into general drives. */
  isGeneral: boolean;
};

const shelvesOf = ({ company }: Filling): Shelf[] => {
  const { people } = company;
  const general = (place: string, papers: readonly PlainSeed[]): Shelf => ({ place, papers, people, isGeneral: true });
  return [
    ...departments.map(({ code, name }): Shelf => {
      const papers = [...departmentPapers, ...(morePapers[code] ?? [])];
      return {
        place: code,
        papers: papers.map(({ title, kind }) => ({ title: title.replace('{name}', name), kind })),
        people: people.filter(({ department }) => department === code),
        isGeneral: false,
      };
    }),
    general(generalDrives.shared, sharedPapers),
    general(generalDrives.forms, formPapers),
    general(generalDrives.training, trainingPapers),
  ];
};

/** Brings what is no manual: every third paper in more than one revision. */
export const loadPapers = async (filling: Filling, typeset: ReadonlyMap<string, Uint8Array>): Promise<void> => {
  const { random } = filling;
  for (const { place, papers, people, isGeneral } of shelvesOf(filling))
    for (const { title, kind } of papers) {
      const by = random.pick(people);
      for (const [at, time] of timesOf(filling, random.chance(0.35) ? random.integer(2, 3) : 1).entries()) {
        const content = kind === 'pdf' ? (typeset.get(title) ?? new Uint8Array()) : writePaper(title, kind, random);
        const revision = isGeneral ? null : revisionOf(filling, time, at + 1);
        const body = { docType: 'Normal', title, revision, overwrite: at > 0 } as const;
        await uploadFile(filling, {
          driveId: driveCalled(filling, place),
          by,
          time,
          name: `${title}.${kind}`,
          content,
          body,
        });
      }
    }
};

/** A paper that was read and then deleted: who read it stays known. Its bytes are those of a paper that is there. */
export const loadDeleted = async (filling: Filling, typeset: ReadonlyMap<string, Uint8Array>): Promise<void> => {
  const { tx, company } = filling;
  const [content] = typeset.values();
  const driveId = driveCalled(filling, generalDrives.shared);
  const by = named(company, 'doc.manager');
  const time = company.now.getTime() - 30 * DAY_MS;
  const body = { docType: 'Normal', title: '활주로 공사 임시 안내', revision: null } as const;
  const file = { driveId, by, time, name: '활주로 공사 임시 안내.pdf', content: content ?? new Uint8Array() };
  const docId = await uploadFile(filling, { ...file, body });
  const revisionId = await findCurrentRevision(tx, docId);
  const marks = ['captain', 'first.officer'].map((account, place) => ({
    revisionId,
    employeeId: named(company, account).id,
    at: new Date(time + (place + 1) * HOUR_MS),
    confirmed: false,
  }));
  await insertReadings(tx, marks);
  const services = centerAt(filling, time + 10 * DAY_MS);
  await deleteDocument(tx, services, { id: driveId, docId }, contextFor(by));
};
