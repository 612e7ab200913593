import { createHash } from 'node:crypto';
import type { ManualClass, ManualType } from '@portal/contract/documents';
import type { DocumentTables } from '#areas/documents';
import { seenWith } from '#platform/database/pool';
import { writeText } from '../../areas/documents/content/document-text.queries.ts';
import type { DocumentText } from '../../areas/documents/content/passages.ts';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

export type GivenManual = {
  docNo: string;
  abbr?: string | null;
  subTitle?: string | null;
  manualType?: ManualType;
  manualClass?: ManualClass;
};

export type GivenDocument = {
  title: string;
  driveId: number;
  departmentId: number;
  creator: TestEmployee;
  /** The manual of this title; undefined for a plain document. */
  manual?: GivenManual;
  extension?: string;
  /** The time of its current revision. */
  modifiedAt?: Date;
  text?: DocumentText;
};

type Place = Pick<TestApp, 'db' | 'pool'>;

/** A general drive, or the one created with a department. */
export const givenGeneralDrive = async ({ db }: Place, name: string): Promise<number> => {
  const drive = await db.insertInto('documents.drive').values({ name }).returning('id').executeTakeFirstOrThrow();
  return drive.id;
};

export const driveOfDepartment = async ({ db }: Place, departmentId: number): Promise<number> => {
  const drive = await db
    .selectFrom('documents.drive')
    .select('id')
    .where('department_id', '=', departmentId)
    .executeTakeFirstOrThrow();
  return drive.id;
};

const insertManual = async ({ db }: Place, given: GivenDocument, manual: GivenManual): Promise<number> => {
  const { id } = await db
    .insertInto('documents.manual')
    .values({
      drive_id: given.driveId,
      manual_type: manual.manualType ?? 'Manuals',
      manual_class: manual.manualClass ?? 'Authorized',
      doc_no: manual.docNo,
      title: given.title,
      sub_title: manual.subTitle ?? null,
      abbr: manual.abbr ?? null,
      department_id: given.departmentId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const SHA256 = createHash('sha256').update('searched').digest('hex');

/** A document as uploading leaves it, with its text as the extraction does; answers its id. */
export const givenDocument = async (place: Place, given: GivenDocument): Promise<number> => {
  const { title, driveId, departmentId, creator, manual, text, extension = 'pdf' } = given;
  const at = given.modifiedAt ?? new Date('2026-11-20T01:00:00Z');
  const manualId = manual ? await insertManual(place, given, manual) : null;
  return seenWith<DocumentTables>(place.db)
    .transaction()
    .execute(async (tx) => {
      await tx
        .insertInto('platform.stored_file')
        .values({ sha256: SHA256, size: 10 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { id } = await tx
        .insertInto('documents.document')
        .values({
          drive_id: driveId,
          manual_id: manualId,
          title,
          sub_title: manual?.subTitle ?? null,
          extension,
          created_at: at,
          creator_id: creator.id,
          department_id: departmentId,
          current_revision_id: 0,
          revision_on: '2026-11-20',
          modified_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const revision = await tx
        .insertInto('documents.revision')
        .values({
          document_id: id,
          version: '1',
          revision_on: '2026-11-20',
          description: '처음',
          size: 10,
          content_type: 'application/pdf',
          sha256: SHA256,
          uploaded_at: at,
          modified_at: at,
          modifier_id: creator.id,
          department_id: creator.departmentId,
          content_state: text ? 'done' : 'none',
          preview_sha256: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('documents.document')
        .set({ current_revision_id: revision.id })
        .where('id', '=', id)
        .execute();
      if (text) await writeText(tx, id, text);
      return id;
    });
};
