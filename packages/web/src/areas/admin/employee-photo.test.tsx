import { changeEmployee, getEmployeeRecord, listEmployeeRecords } from '@portal/contract/admin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/answers.ts';
import { anAdministrator, employeeRecord } from '../../testing/directory.ts';
import { givenPortal, reply } from '../../testing/portal.tsx';
import { givenUploads } from '../../testing/uploads.ts';

afterEach(() => vi.unstubAllGlobals());

/** Uploads that stay under way until they are let go. */
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
const givenChosenPhoto = async (replies: Parameters<typeof givenPortal>[1]) => {
  const list = reply(listEmployeeRecords, { items: [employeeRecord(7)], total: 1, offset: 0, limit: 20 });
  const portal = await givenPortal('/admin/employee', [...replies, list, ...anAdministrator]);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  await userEvent.click(await screen.findByRole('button', { name: '김도현 수정' }));
  const dialog = await screen.findByRole('dialog', { name: '사원 정보 수정' });
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [photo] } });
  const save = () => userEvent.click(within(dialog).getByRole('button', { name: '수정' }));
  return { ...portal, dialog, save };
};

it('a photo that is on its way can be stopped, and the form goes on from there', async () => {
  const { all, held } = givenSlowUploads();
  const { calls, dialog, save } = await givenChosenPhoto([reply(changeEmployee, employeeRecord(7, { version: 5 }))]);
  fireEvent.change(within(dialog).getByLabelText(/^전화번호/), { target: { value: '010-9999-0000' } });
  await save();
  await userEvent.click(await within(dialog).findByRole('button', { name: '사진 올리기 취소' }));
  await within(dialog).findByText('사진 올리기를 취소했습니다. 다른 내용은 저장되었습니다.');
  expect(screen.queryByText(/수정에 실패하였습니다/)).toBeNull();
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
