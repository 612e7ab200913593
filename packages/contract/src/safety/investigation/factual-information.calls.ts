import { endpoint, fileReply, id, list, noReply, object, type TSchema } from '@portal/contract/kernel';
import { caseFile } from '../action/action.schema.ts';
import { factual, factualBody } from './investigation.schema.ts';
import { investigationLimits } from './investigation-limits.ts';

const access = { menu: 'ESMS' } as const;
const path = '/api/esms/investigations/:id';
const byId = object({ id: id() });
const byFactual = object({ id: id(), fid: id() });
const unseen = ['not-found'] as const;
const refused = [...unseen, 'wrong-status'] as const;

export const listFactuals = endpoint({
  method: 'GET',
  path: `${path}/factuals`,
  summary: 'The factual entries, oldest first',
  access,
  params: byId,
  reply: list(factual),
  problems: unseen,
});

export const createFactual = endpoint({
  method: 'POST',
  path: `${path}/factuals`,
  summary: 'Add a factual entry',
  access,
  params: byId,
  body: factualBody,
  reply: factual,
  status: 201,
  problems: [...refused, 'not-valid'],
});

export const changeFactual = endpoint({
  method: 'PUT',
  path: `${path}/factuals/:fid`,
  summary: 'Change an entry; its day becomes today',
  access,
  params: byFactual,
  body: factualBody,
  reply: factual,
  problems: [...refused, 'changed-meanwhile', 'not-valid'],
});

export const deleteFactual = endpoint({
  method: 'DELETE',
  path: `${path}/factuals/:fid`,
  summary: 'Delete an entry with its files',
  access,
  params: byFactual,
  reply: noReply,
  status: 204,
  problems: [...refused, 'changed-meanwhile'],
});

/** The calls on the evidence of a part of an investigation. */
const evidenceCalls = <const Path extends string, Params extends TSchema, File extends TSchema>(
  owner: Path,
  params: Params,
  file: File,
) => ({
  upload: endpoint({
    method: 'POST',
    path: `${owner}/files`,
    summary: 'Attach evidence; answers all files of the part',
    access,
    params,
    // One more than allowed, so that the rule refuses it.
    upload: { maxFileBytes: investigationLimits.fileBytes, maxFiles: investigationLimits.files + 1 },
    reply: list(caseFile),
    status: 201,
    problems: [...refused, 'not-valid', 'forbidden-file-type'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${owner}/files/:fileId`,
    summary: 'Remove a file of evidence',
    access,
    params: file,
    reply: noReply,
    status: 204,
    problems: refused,
  }),
  download: endpoint({
    method: 'GET',
    path: `${owner}/files/:fileId/download`,
    summary: 'One file of evidence, or the requested `Range` of it',
    access,
    params: file,
    reply: fileReply,
    problems: [...unseen, 'range-not-satisfiable'],
  }),
  zip: endpoint({
    method: 'GET',
    path: `${owner}/files/download/zip`,
    summary: 'All evidence of the part in one archive',
    access,
    params,
    reply: fileReply,
    problems: unseen,
  }),
});

export const factualEvidence = evidenceCalls(
  `${path}/factuals/:fid`,
  byFactual,
  object({ id: id(), fid: id(), fileId: id() }),
);
export const postProcessEvidence = evidenceCalls(`${path}/post-process`, byId, object({ id: id(), fileId: id() }));
