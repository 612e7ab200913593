import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ContentState } from '@portal/contract/documents';
import { dayInSeoul } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { contentPath } from '#platform/files/file-store';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

type App = Pick<TestApp, 'db' | 'filesFolder' | 'now'>;

/** Stores a content; returns its hash. */
const givenContent = async ({ db, filesFolder }: App, content: Uint8Array): Promise<string> => {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const path = contentPath(filesFolder, sha256);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  await sql`insert into platform.stored_file (sha256, size) values (${sha256}, ${content.length}) on conflict do nothing`.execute(
    db,
  );
  return sha256;
};

export const givenGeneralDrive = async ({ db }: App, name: string): Promise<number> => {
  const { id } = await db.insertInto('documents.drive').values({ name }).returning('id').executeTakeFirstOrThrow();
  return id;
};

type GivenFile = {
  driveId: number;
  title: string;
  extension: string;
  content: Uint8Array | string;
  by: TestEmployee;
  contentType?: string;
  contentState?: ContentState;
};

export type GivenRevision = { id: number; docId: number; revId: number };

/** A document with its first revision, or a further one of `docId`; returns the ids for its paths. */
export const givenRevision = async (app: App, file: GivenFile, docId?: number): Promise<GivenRevision> => {
  const { driveId, title, extension, content, by, contentType, contentState } = file;
  const bytes = Buffer.from(content);
  const sha256 = await givenContent(app, bytes);
  const at = app.now.value;
  return app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`select nextval('documents.revision_id_seq')::integer as id`.execute(tx);
    const revId = rows[0]?.id ?? 0;
    const current = { current_revision_id: revId, revision_on: dayInSeoul(at), modified_at: at };
    const document =
      docId === undefined
        ? await tx
            .insertInto('documents.document')
            .values({
              ...current,
              drive_id: driveId,
              title,
              extension,
              created_at: at,
              creator_id: by.id,
              department_id: by.departmentId,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        : { id: docId };
    await tx.updateTable('documents.document').set(current).where('id', '=', document.id).execute();
    await sql`
      insert into documents.revision (id, document_id, version, revision_on, description, size, content_type, sha256,
        uploaded_at, modified_at, modifier_id, department_id, content_state) overriding system value
      values (${revId}, ${document.id}, ${String(revId)}, ${dayInSeoul(at)}, '', ${bytes.length},
        ${contentType ?? 'application/octet-stream'}, ${sha256}, ${at}, ${at}, ${by.id}, ${by.departmentId},
        ${contentState ?? 'none'})
    `.execute(tx);
    return { id: driveId, docId: document.id, revId };
  });
};
