import type { DocumentContext, DocumentTables } from '#areas/documents';
import type { Tx } from '#platform/database/pool';
import type { Random } from '../demo-random.ts';
import { type Company, contextFor, type Employee } from '../safety/safety-stage.ts';

/** What the document center is filled with. */
export type Filling = {
  tx: Tx<DocumentTables>;
  company: Company;
  random: Random;
  /** Drives by the code of their department, and general ones by their name. */
  drives: ReadonlyMap<string, number>;
};

/** The document center at a time that has passed; what it leaves to the background is found there once the portal serves. */
export const centerAt = ({ tx, company: { files, now } }: Omit<Filling, 'drives'>, time: number) => ({
  db: tx,
  clock: () => new Date(Math.min(time, now.getTime())),
  files,
  blockedExtensions: [],
  jobs: { send: () => Promise.resolve() },
});

/** Somebody of the company at work, with a file in their hands. */
export const withFile = async (
  { files }: Company,
  person: Employee,
  file: { name: string; content: Uint8Array },
): Promise<DocumentContext> => {
  async function* bytes() {
    yield file.content;
  }
  return contextFor(person, [await files.stage(file.name, bytes(), file.content.length)]);
};

/** A drive of the department of this code, or the general one of this name. */
export const driveCalled = ({ drives }: Filling, place: string): number => {
  const id = drives.get(place);
  if (id === undefined) throw new Error(`the demo company has no drive ${place}`);
  return id;
};
