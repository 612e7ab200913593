import { endpoint, id, list, noReply, object } from '@portal/contract/kernel';
import { drive, driveBody } from './drive.schema.ts';

const access = { menu: 'Document' } as const;
const path = '/api/drives';
const byId = object({ id: id() });

export const listDrives = endpoint({
  method: 'GET',
  path,
  summary: 'All drives: general ones by name, then those of the departments in the order of their tree',
  access,
  reply: list(drive),
});

export const createDrive = endpoint({
  method: 'POST',
  path,
  summary: 'Create a general drive',
  access,
  body: driveBody,
  reply: drive,
  status: 201,
  problems: ['not-valid', 'name-exists'],
});

export const changeDrive = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Rename a general drive',
  access,
  params: byId,
  body: driveBody,
  reply: drive,
  problems: ['not-found', 'not-valid', 'name-exists', 'department-drive', 'changed-meanwhile'],
});

export const deleteDrive = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete an empty general drive',
  access,
  params: byId,
  reply: noReply,
  status: 204,
  problems: ['not-found', 'department-drive', 'has-documents', 'changed-meanwhile'],
});
