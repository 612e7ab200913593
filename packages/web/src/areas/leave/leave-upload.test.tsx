import { checker, type FieldProblem, Problem } from '@portal/contract/kernel';
import { importLeaveTotals, type LeaveImportSummary, listVacations } from '@portal/contract/leave';
import { problemBody } from '@portal/contract/problems';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, refusal } from '../../testing/answers.ts';
import { anAdministrator } from '../../testing/directory.ts';
import { givenPortal, reply } from '../../testing/given-portal.tsx';
import { givenUploads, type Sent } from '../../testing/uploads.ts';
import { thisYear, uploadYears } from './leave-year-search.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const noEmployees = reply(listVacations, { items: [], total: 0, offset: 0, limit: 20 });
const summary = (dryRun: boolean): LeaveImportSummary => ({
  rows: 340,
  added: 3,
  changed: 12,
  unchanged: 325,
  dryRun,
  ...(dryRun && { basis: 'b-1' }),
});
const isDryRun = ({ path }: Sent): boolean => path.includes('dryRun=true');

const taken = (sent: Sent): Answer => {
  const body = summary(isDryRun(sent));
  expect(checker(importLeaveTotals.reply)(body)).toEqual([]);
  return { body };
};
const refused = (...errors: FieldProblem[]): Answer => ({
  status: 422,
  body: problemBody(new Problem('not-valid', errors), 'ko'),
});

const givenDialog = async (answer: Parameters<typeof givenUploads>[0]) => {
  const portal = await givenPortal('/admin/vacation', [noEmployees, ...anAdministrator]);
  const uploads = givenUploads(answer);
  await userEvent.click(await screen.findByRole('button', { name: '연차 부여일수 업로드' }));
  const dialog = await screen.findByRole('dialog', { name: '연차 부여일수 업로드' });
  const input = (): HTMLInputElement => document.querySelector('input[type="file"]') as HTMLInputElement;
  const choose = (name = 'totals.xlsx', file = new File(['x'], name)): void => {
    fireEvent.change(input(), { target: { files: [file] } });
  };
  const button = () => within(dialog).getByRole('button', { name: '업로드' }) as HTMLButtonElement;
  return { ...portal, uploads, dialog, input, choose, button };
};

it('the years start with the next one, and nothing is uploaded before a file is chosen', async () => {
  const { dialog, button } = await givenDialog(taken);
  const years = within(dialog).getByRole('combobox', { name: '연도' }) as HTMLSelectElement;
  expect([...years.options].map(({ value }) => Number(value))).toEqual(uploadYears());
  expect(years.value).toBe(String(thisYear()));
  expect(button().disabled).toBe(true);
});

it('a preview is shown before the import', async () => {
  const { dialog, uploads, choose, button, calls } = await givenDialog(taken);
  choose();
  await within(dialog).findByText('업로드하면 이렇게 됩니다.');
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['340', '3', '12', '325']);
  expect(uploads.map(({ path }) => path)).toEqual([
    `/api/admin/vacations/${thisYear()}/import?dryRun=true&wantsBasis=true`,
  ]);
  const listed = calls.length;
  await userEvent.click(button());
  await screen.findByText('업로드했습니다.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(uploads[1]?.path).toBe(`/api/admin/vacations/${thisYear()}/import?basis=b-1`);
  expect(uploads[1]?.files.map(({ name }) => name)).toEqual(['totals.xlsx']);
  await waitFor(() =>
    expect(calls.slice(listed).some(({ path }) => path.startsWith('/api/admin/vacations/'))).toBe(true),
  );
});

it('another year runs the dry run again', async () => {
  const { dialog, uploads, choose } = await givenDialog(taken);
  choose();
  await within(dialog).findByText('업로드하면 이렇게 됩니다.');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: '연도' }), String(thisYear() + 1));
  await waitFor(() =>
    expect(uploads.at(-1)?.path).toBe(`/api/admin/vacations/${thisYear() + 1}/import?dryRun=true&wantsBasis=true`),
  );
});

it('every invalid row is listed, and the file stays', async () => {
  const { dialog, choose, button } = await givenDialog(() =>
    refused(
      { path: 'row 7', code: 'code-unknown', field: '사번', value: 'E9' },
      { path: 'row 9', code: 'below-used', limit: 3 },
    ),
  );
  choose();
  const table = await within(dialog).findByRole('table', { name: '고칠 곳' });
  within(dialog).getByText('이 파일은 올릴 수 없습니다. 입력값을 확인해 주세요.');
  expect(screen.queryByText(/업로드에 실패/)).toBeNull();
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['7행사번 "E9": 등록되지 않은 사번입니다.', '9행이미 사용한 3일보다 적습니다.']);
  within(dialog).getByText(/totals\.xlsx/);
  expect(button().disabled).toBe(true);
});

it('an import whose preview is outdated is refused, and a new preview is shown', async () => {
  let isChanged = false;
  const others = (sent: Sent): Answer => {
    if (!isDryRun(sent)) {
      isChanged = true;
      return refusal('changed-meanwhile');
    }
    return isChanged ? { body: { rows: 2, added: 0, changed: 1, unchanged: 1, dryRun: true } } : taken(sent);
  };
  const { dialog, choose, button } = await givenDialog(others);
  choose();
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  await within(dialog).findByText(/^그사이 다른 사용자가 값을 고쳐/);
  await within(dialog).findByText('업로드하면 이렇게 됩니다.');
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '0', '1', '1']);
  expect(button().disabled).toBe(false);
});

it('an import that is refused after the preview is reported, and nothing is lost', async () => {
  const late = (sent: Sent): Answer =>
    isDryRun(sent) ? taken(sent) : refused({ path: 'row 2', code: 'code-unknown' });
  const { dialog, choose, button } = await givenDialog(late);
  choose();
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  await waitFor(() => expect(screen.getAllByText('업로드에 실패했습니다. 입력값을 확인해 주세요.')).toHaveLength(2));
  within(dialog).getByText('2행');
  within(dialog).getByText(/totals\.xlsx/);
});

it('a refused file is reported, and nothing of an earlier one stays', async () => {
  const { dialog, uploads, choose, button } = await givenDialog(() => refused({ path: 'row 7', code: 'code-unknown' }));
  choose();
  await within(dialog).findByText('7행');
  choose('totals.xls');
  await within(dialog).findByText('이 파일은 올릴 수 없습니다. totals.xls: .xlsx 파일만 올릴 수 있습니다.');
  expect(within(dialog).queryByText('7행')).toBeNull();
  within(dialog).getByText('선택한 파일이 없습니다.');
  expect(uploads).toHaveLength(1);
  expect(button().disabled).toBe(true);
});

it('a problem of the file itself is the reason, not one of its rows', async () => {
  const { dialog, choose } = await givenDialog(() => ({
    status: 415,
    body: problemBody(new Problem('forbidden-file-type', [{ path: 'file', code: 'not-a-spreadsheet' }]), 'ko'),
  }));
  choose();
  await within(dialog).findByText('이 파일은 올릴 수 없습니다. 엑셀(.xlsx) 파일이 아니거나 손상된 파일입니다.');
  expect(within(dialog).queryByRole('table')).toBeNull();
});

const dropped = (...names: string[]) => ({
  dataTransfer: { types: ['Files'], files: names.map((name) => new File(['x'], name)) },
});

it('one file that is dropped is chosen, several are not', async () => {
  const { dialog, uploads } = await givenDialog(taken);
  const hint = within(dialog).getByText(/여기에 끌어다 놓습니다/);
  fireEvent.drop(hint, dropped('a.xlsx', 'b.xlsx'));
  await within(dialog).findByText('파일은 한 개만 올릴 수 있습니다.');
  expect(uploads).toEqual([]);
  fireEvent.drop(hint, dropped('a.pdf'));
  await within(dialog).findByText('이 파일은 올릴 수 없습니다. a.pdf: .xlsx 파일만 올릴 수 있습니다.');
  fireEvent.drop(hint, dropped('a.xlsx'));
  await within(dialog).findByText('업로드하면 이렇게 됩니다.');
  expect(uploads.map(({ files }) => files.map(({ name }) => name))).toEqual([['a.xlsx']]);
});

it('a file dropped next to the dialog does not leave the page', async () => {
  const { uploads } = await givenDialog(taken);
  expect(fireEvent.dragOver(document.body, dropped('a.xlsx'))).toBe(false);
  expect(fireEvent.drop(document.body, dropped('a.xlsx'))).toBe(false);
  expect(uploads).toEqual([]);
});

it('a file that was saved again after it was chosen must be chosen again, and the browser forgets it until then', async () => {
  const { dialog, input, choose, button } = await givenDialog(() => 'lost');
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  choose('totals.xlsx', Object.assign(new File(['x'], 'totals.xlsx'), { slice }));
  await within(dialog).findByText(/totals\.xlsx: 선택한 뒤에 바뀌었거나 옮겨진 파일입니다/);
  expect(within(dialog).queryByRole('button', { name: '다시 확인' })).toBeNull();
  expect(button().disabled).toBe(true);
  const forgotten = vi.fn();
  Object.defineProperty(input(), 'value', { set: forgotten });
  await userEvent.click(within(dialog).getByRole('button', { name: '파일 선택' }));
  expect(forgotten).toHaveBeenCalledWith('');
});
