import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { DirectoryTables } from '../directory-tables.ts';
import { hasEmail } from '../person.queries.ts';

/** The stored widths of a photo in pixels (rules/directory.md#photo). */
export const PHOTO_SIZES = [64, 128, 256] as const;

export const replacePhoto = async (
  tx: Tx<DirectoryTables>,
  employeeId: number,
  photos: readonly { pixels: number; content: Buffer }[],
): Promise<void> => {
  await tx.deleteFrom('directory.employee_photo').where('employee_id', '=', employeeId).execute();
  const rows = photos.map((photo) => ({ ...photo, employee_id: employeeId }));
  await tx.insertInto('directory.employee_photo').values(rows).execute();
};

/** The smallest photo that is at least so wide, else the largest. */
const best = (pixels: number) => sql`order by (h.pixels < ${pixels}), abs(h.pixels - ${pixels}) limit 1`;

export const findPhoto = async (
  db: Db<DirectoryTables>,
  employeeId: number,
  pixels: number,
): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ content: Buffer }>`
    select h.content from directory.employee_photo h where h.employee_id = ${employeeId} ${best(pixels)}
  `.execute(db);
  return rows[0]?.content;
};

export const findPhotoByEmail = async (
  db: Db<DirectoryTables>,
  email: string,
  pixels: number,
): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ content: Buffer }>`
    select h.content from directory.employee_photo h join directory.employee e on e.id = h.employee_id
    where ${hasEmail('e.email', email)} ${best(pixels)}
  `.execute(db);
  return rows[0]?.content;
};
