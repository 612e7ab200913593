import { boolean, endpoint, id, noReply, object, orNone } from '@portal/contract/kernel';
import { notice, noticeBody } from './notice.schema.ts';

const access = { menu: 'Document' } as const;
const path = '/api/drives/:id/notice';
const byDrive = object({ id: id() });

export const getNotice = endpoint({
  method: 'GET',
  path,
  summary: 'The notice of a drive; 204 if there is none',
  access,
  params: byDrive,
  reply: orNone(notice),
  problems: ['not-found'],
});

export const saveNotice = endpoint({
  method: 'POST',
  path,
  summary: 'Save the notice of a drive, replacing the present one',
  access,
  params: byDrive,
  body: noticeBody,
  reply: notice,
  status: 201,
  problems: ['not-found', 'not-valid', 'changed-meanwhile'],
});

export const deleteNotice = endpoint({
  method: 'DELETE',
  path,
  summary: 'Delete the notice of a drive',
  access,
  params: byDrive,
  reply: noReply,
  status: 204,
  problems: ['not-found', 'changed-meanwhile'],
});

export const mayCreateNotice = endpoint({
  method: 'GET',
  path: `${path}/creation-permission`,
  summary: 'Whether the caller may save a notice of the drive',
  access,
  params: byDrive,
  reply: boolean(),
  problems: ['not-found'],
});
