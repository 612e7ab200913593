import type { EmployeeRecord } from '@portal/contract/directory';
import { changeEmployee, getEmployeePhoto, getEmployeeRecord, listEmployeeRecords } from '@portal/contract/directory';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { anAdministrator, employeeRecord } from '../../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';
import { givenUploads } from '../../../testing/uploads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Uploads that are pending until they are released. */
const givenSlowUploads = () => {
  const all = givenUploads(() => ({ body: employeeRecord(7, { version: 6 }) }));
  const { send } = XMLHttpRequest.prototype;
  const held: (() => void)[] = [];
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, form) {
    held.push(() => send.call(this, form));
  };
  return { all, held };
};

/** The form of an employee for whom a photo was chosen. */
const givenChosenPhoto = async (replies: Parameters<typeof givenPortal>[1], change: Partial<EmployeeRecord> = {}) => {
  const list = reply(listEmployeeRecords, { items: [employeeRecord(7, change)], total: 1, offset: 0, limit: 20 });
  const portal = await givenPortal('/admin/employee', [...replies, list, ...anAdministrator]);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  await userEvent.click(await screen.findByRole('button', { name: '김도현 수정' }));
  const dialog = await screen.findByRole('dialog', { name: '사원 정보 수정' });
  if (change.hasPhoto) await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull());
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [photo] } });
  const save = () => userEvent.click(within(dialog).getByRole('button', { name: '수정' }));
  return { ...portal, dialog, save };
};

it('the upload of a photo can be stopped, and the form stays usable', async () => {
  const { all, held } = givenSlowUploads();
  const { calls, dialog, save } = await givenChosenPhoto([reply(changeEmployee, employeeRecord(7, { version: 5 }))]);
  fireEvent.change(within(dialog).getByLabelText(/^전화번호/), { target: { value: '010-9999-0000' } });
  await save();
  await userEvent.click(await within(dialog).findByRole('button', { name: '사진 올리기 취소' }));
  await within(dialog).findByText('사진 올리기를 취소했습니다. 다른 내용은 저장되었습니다.');
  expect(screen.queryByText(/수정에 실패했습니다/)).toBeNull();
  expect(all).toEqual([]);
  await save();
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  await screen.findByText('사원 정보를 수정했습니다.');
  expect(all.map(({ path }) => path)).toEqual(['/api/admin/employees/7/photo']);
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('a photo follows the record that somebody else changed meanwhile', async () => {
  let tries = 0;
  const photos = givenUploads(() => {
    tries += 1;
    return tries === 1 ? refusal('changed-meanwhile') : { body: employeeRecord(7, { version: 6 }) };
  });
  const { save } = await givenChosenPhoto([reply(getEmployeeRecord, employeeRecord(7, { version: 5 }))]);
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(photos).toHaveLength(2);
});

const uploads = (): { all: ReturnType<typeof givenUploads>; versions: (string | null)[] } => {
  const versions: (string | null)[] = [];
  const all = givenUploads(() =>
    all.length === 1 ? refusal('changed-meanwhile') : { body: employeeRecord(7, { version: 12, hasPhoto: true }) },
  );
  XMLHttpRequest.prototype.setRequestHeader = (name, value) => {
    if (name === 'if-match') versions.push(value);
  };
  return { all, versions };
};

/** Somebody else chose another photo and position while the form was open. */
const givenClash = async (stored: Partial<EmployeeRecord> = {}, theirs = 'theirs') => {
  const sent = uploads();
  let opened = true;
  const photo = { endpoint: getEmployeePhoto, answer: () => ({ body: opened ? 'first' : theirs }) };
  const overtaken = reply(getEmployeeRecord, employeeRecord(7, { version: 11, hasPhoto: true, ...stored }));
  const given = await givenChosenPhoto([overtaken, photo, refuse(changeEmployee, 'changed-meanwhile')], {
    hasPhoto: true,
  });
  opened = false;
  return { ...given, ...sent };
};
const differences = async (dialog: HTMLElement): Promise<(string | null)[]> => {
  const table = await within(dialog).findByRole('table', { name: '달라진 내용' });
  const rows = within(table).getAllByRole('row').slice(1);
  return rows.map(({ textContent }) => textContent);
};

it('a photo that somebody else chose meanwhile is not replaced without a question', async () => {
  const { dialog, save, all, versions } = await givenClash();
  await save();
  expect(await differences(dialog)).toEqual(['사진내가 고른 사진다른 곳에서 바꾼 사진']);
  expect(document.activeElement).toBe(within(dialog).getByRole('alert'));
  expect(all).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: '내 내용으로 저장' }));
  await screen.findByText('사원 정보를 수정했습니다.');
  expect(versions).toEqual(['"4"', '"11"']);
});

it('or theirs stays, and mine is discarded', async () => {
  const { dialog, save, all } = await givenClash();
  await save();
  await differences(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: '저장된 내용 사용' }));
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: '선택 취소' })).toBeNull();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(all).toHaveLength(1);
});

it('the photo is listed among the fields that were changed on both sides', async () => {
  const { dialog, save, all } = await givenClash({ phone: '010-7777-7777' });
  fireEvent.change(within(dialog).getByLabelText(/^전화번호/), { target: { value: '010-9999-0000' } });
  await save();
  expect(await differences(dialog)).toEqual([
    '전화번호010-9999-0000010-7777-7777',
    '사진내가 고른 사진다른 곳에서 바꾼 사진',
  ]);
  expect(all).toEqual([]);
});

it('a photo that nobody replaced stays chosen when the stored fields are used', async () => {
  const { dialog, save } = await givenClash({ phone: '010-7777-7777' }, 'first');
  fireEvent.change(within(dialog).getByLabelText(/^전화번호/), { target: { value: '010-9999-0000' } });
  await save();
  expect(await differences(dialog)).toEqual(['전화번호010-9999-0000010-7777-7777']);
  await userEvent.click(within(dialog).getByRole('button', { name: '저장된 내용 사용' }));
  within(dialog).getByRole('button', { name: '선택 취소' });
});

it('there is no question when only fields untouched here have changed', async () => {
  const { save, all } = await givenClash({ position: '차장' }, 'first');
  await save();
  await screen.findByText('사원 정보를 수정했습니다.');
  expect(all).toHaveLength(2);
});

it('the stored record is mentioned when the photo is refused', async () => {
  givenUploads(() => refusal('forbidden-file-type'));
  const { dialog, save } = await givenChosenPhoto([reply(changeEmployee, employeeRecord(7, { version: 5 }))]);
  fireEvent.change(within(dialog).getByLabelText(/^전화번호/), { target: { value: '010-9999-0000' } });
  await save();
  const message = '사원 정보를 수정했지만 사진은 올리지 못했습니다. 올릴 수 없는 형식의 파일입니다.';
  await within(dialog).findByText(message);
  expect(document.activeElement?.textContent).toBe(message);
});
