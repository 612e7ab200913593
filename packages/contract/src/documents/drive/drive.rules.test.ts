import type { Actor, Grant } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import { canOnDrive, checkDriveName, createRule, type DriveState } from './drive.rules.ts';

const actor = (departmentId: number, ...levels: Grant['level'][]): Actor => ({
  employeeId: 1,
  departmentIds: [1, departmentId],
  grants: levels.map((level) => ({ menu: 'Document', level })),
});

const general: DriveState = { departmentId: null, managesManual: false };
const own: DriveState = { departmentId: 5, managesManual: false };
const managed: DriveState = { departmentId: 5, managesManual: true };

const administrator = actor(2, 'Level4');
const member = actor(5);
const manager = actor(9, 'Level2', 'Level3');
const stranger = actor(9);

test('the right to upload a new document depends on drive and kind', () => {
  const may = (who: Actor, drive: DriveState) =>
    (['Normal', 'AOC'] as const).filter((docType) => createRule(who, drive, docType).allowed);
  for (const who of [administrator, member, manager, stranger]) expect(may(who, general)).toEqual(['Normal']);
  expect(may(administrator, own)).toEqual(['Normal', 'AOC']);
  expect(may(member, own)).toEqual(['Normal']);
  expect(may(manager, own)).toEqual([]);
  expect(may(manager, managed)).toEqual(['AOC']);
  expect(may(stranger, own)).toEqual([]);
});

test('`can` of a drive has its acts', () => {
  expect(canOnDrive(administrator, general)).toEqual({
    change: true,
    delete: true,
    uploadNormal: true,
    notice: true,
    addManual: 'general-drive',
    seeReaders: true,
  });
  expect(canOnDrive(administrator, own)).toEqual({
    change: 'department-drive',
    delete: 'department-drive',
    uploadNormal: true,
    uploadManual: true,
    notice: true,
    addManual: true,
    seeReaders: true,
  });
  expect(canOnDrive(manager, managed)).toEqual({ uploadManual: true, notice: true, seeReaders: true });
  expect(canOnDrive(stranger, own)).toEqual({});
});

test('a general drive has a name of 1 to 40 characters', () => {
  expect(checkDriveName('가'.repeat(40))).toEqual([]);
  expect(checkDriveName(` ${'가'.repeat(40)} `)).toEqual([]);
  expect(checkDriveName(' ')).toEqual([{ path: 'name', code: 'required' }]);
  expect(checkDriveName('가'.repeat(41))).toEqual([{ path: 'name', code: 'too-long', limit: 40 }]);
});
