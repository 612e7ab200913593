import { listWaitingLines } from '@portal/contract/approval';
import type { EmployeeRecord } from '@portal/contract/directory';
import { changeEmployee, getEmployeeRecord, hireEmployee, listEmployeeRecords } from '@portal/contract/directory';
import { type FieldProblem, Problem } from '@portal/contract/kernel';
import { problemBody, problemSentence } from '@portal/contract/problems';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Request, refusal } from '../../../testing/answers.ts';
import { anAdministrator, employeeRecord } from '../../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';
import { givenUploads } from '../../../testing/uploads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const listed = (record: EmployeeRecord) =>
  reply(listEmployeeRecords, { items: [record], total: 1, offset: 0, limit: 20 });

type Replies = Parameters<typeof givenPortal>[1];

const givenForm = async (button: string, title: string, replies: Replies = [], record = employeeRecord(7)) => {
  const portal = await givenPortal('/admin/employee', [...replies, listed(record), ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  const field = (name: RegExp) => within(dialog).getByLabelText(name);
  const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
  return { ...portal, dialog, field, fill };
};
const givenNew = (replies?: Replies) => givenForm('신규 사원', '신규 사원', replies);
const givenEdit = (replies?: Replies, record?: EmployeeRecord) =>
  givenForm('김도현 수정', '사원 정보 수정', replies, record);

const fillAll = ({ fill }: Awaited<ReturnType<typeof givenNew>>): void => {
  fill(/^이름/, '김도현');
  fill(/^영문 이름/, 'Dohyun Kim');
  fill(/^사번/, 'H0042');
  fill(/^이메일/, 'dohyun.kim@hanbit.example');
  fill(/^부서/, '3');
  fill(/^직위/, '과장');
  fill(/^전화번호/, '010-1234-5678');
  fill(/^입사일/, '2020-01-02');
  fill(/^생년월일/, '1990-03-01');
  fill(/^주소/, '서울시 강서구');
};

const sent = (calls: readonly Request[], method: string) => calls.filter((call) => call.method === method);

it('a new form has the mail domain, a gender, and nothing to confirm', async () => {
  const { dialog, field } = await givenNew();
  expect((field(/^이메일/) as HTMLInputElement).value).toBe('');
  within(dialog).getByText('@hanbit.example');
  expect((field(/^남성/) as HTMLInputElement).checked).toBe(true);
  expect((within(dialog).getByRole('button', { name: '등록' }) as HTMLButtonElement).disabled).toBe(true);
  expect([...(field(/^부서/) as HTMLSelectElement).options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['선택해 주세요', false],
    ['본부', false],
    ['- 운항팀', false],
    ['정비팀 (사용 안 함)', true],
  ]);
});

it('an empty field asks for its value by name', async () => {
  const { dialog, field } = await givenNew();
  await userEvent.click(field(/^이름/));
  await userEvent.tab();
  await within(dialog).findByText('이름을 입력해 주세요.');
  await userEvent.tab();
  await within(dialog).findByText('영문 이름을 입력해 주세요.');
});

it('missing and inconsistent values are reported at their fields and nothing is sent', async () => {
  const form = await givenNew();
  fillAll(form);
  form.fill(/^사번/, ' ');
  form.fill(/^입사일/, '1990-03-01');
  await userEvent.click(within(form.dialog).getByRole('button', { name: '등록' }));
  await within(form.dialog).findByText('사번을 입력해 주세요.');
  await within(form.dialog).findByText('입사일은 생년월일보다 뒤여야 합니다.');
  expect(document.activeElement).toBe(form.field(/^사번/));
  expect(sent(form.calls, 'POST')).toEqual([]);
});

it('lengths count characters: ten emojis are a name, eleven are not', async () => {
  const { dialog, fill } = await givenNew();
  fill(/^이름/, '😀'.repeat(10));
  expect(within(dialog).queryByText('10자까지 입력할 수 있습니다.')).toBeNull();
  fill(/^이름/, '😀'.repeat(11));
  await within(dialog).findByText('10자까지 입력할 수 있습니다.');
});

it('an address of the company is typed up to its domain, another one completely', async () => {
  const form = await givenNew([reply(hireEmployee, employeeRecord(42))]);
  fillAll(form);
  const email = () => form.field(/^이메일/) as HTMLInputElement;
  expect(email().value).toBe('dohyun.kim');
  form.fill(/^이메일/, 'dohyun@partner.example');
  expect([email().value, within(form.dialog).queryByText('@hanbit.example')]).toEqual(['dohyun@partner.example', null]);
  form.fill(/^이메일/, 'kim7');
  await userEvent.click(within(form.dialog).getByRole('button', { name: '등록' }));
  await waitFor(() => expect(sent(form.calls, 'POST')[0]?.body).toMatchObject({ email: 'kim7@hanbit.example' }));
});

it('a new employee is named in the message and in the list', async () => {
  const form = await givenNew([reply(hireEmployee, employeeRecord(42))]);
  fillAll(form);
  await userEvent.click(within(form.dialog).getByRole('button', { name: '등록' }));
  await waitFor(() => expect(form.router.state.location.search).toEqual({ searchKeyword: employeeRecord(42).code }));
});

it('with a photo too the list shows the new employee without a question', async () => {
  const form = await givenNew([reply(hireEmployee, employeeRecord(42))]);
  givenUploads(() => ({ body: employeeRecord(42, { hasPhoto: true }) }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  fillAll(form);
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [photo] } });
  await userEvent.click(within(form.dialog).getByRole('button', { name: '등록' }));
  await waitFor(() => expect(form.router.state.location.search).toEqual({ searchKeyword: employeeRecord(42).code }));
  expect(screen.queryByText('저장하지 않은 내용이 있습니다')).toBeNull();
});

it('an employee is created once, with an idempotency key', async () => {
  const form = await givenNew([reply(hireEmployee, employeeRecord(42))]);
  fillAll(form);
  await userEvent.dblClick(within(form.dialog).getByRole('button', { name: '등록' }));
  await screen.findByText('김도현 사원을 등록했습니다.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [hiring, ...more] = sent(form.calls, 'POST');
  expect(more).toEqual([]);
  expect(hiring?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(hiring?.body).toMatchObject({ code: 'H0042', department: { id: 3 }, gender: 1, seq: 0, resignDate: null });
});

it('an employee created without the photo can be edited from there', async () => {
  const form = await givenNew([reply(hireEmployee, employeeRecord(42)), reply(getEmployeeRecord, employeeRecord(42))]);
  givenUploads(() => refusal('forbidden-file-type'));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  fillAll(form);
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files: [photo] } });
  await userEvent.click(within(form.dialog).getByRole('button', { name: '등록' }));
  const message = '사원을 등록했지만 사진은 올리지 못했습니다. 올릴 수 없는 형식의 파일입니다.';
  expect(await screen.findAllByText(message)).toHaveLength(2);
  const edit = screen.getByRole('dialog', { name: '사원 정보 수정' });
  within(edit).getByRole('button', { name: '수정' });
  expect(sent(form.calls, 'POST')).toHaveLength(1);
});

it('a taken email is reported by a toast and at its field', async () => {
  const form = await givenNew([refuse(hireEmployee, 'email-exists')]);
  fillAll(form);
  await userEvent.click(within(form.dialog).getByRole('button', { name: '등록' }));
  expect(await screen.findAllByText('이미 존재하는 이메일 입니다.')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(form.field(/^이메일/)));
  form.fill(/^이메일/, 'other@hanbit.example');
  expect(form.field(/^이메일/).getAttribute('aria-invalid')).not.toBe('true');
});

it('a refusal by the server is shown at its fields', async () => {
  const errors: FieldProblem[] = [{ path: 'department.id', code: 'department-inactive' }];
  const body = problemBody(new Problem('not-valid', errors), 'ko');
  const form = await givenNew([{ endpoint: hireEmployee, answer: () => ({ status: 422, body }) }]);
  fillAll(form);
  await userEvent.click(within(form.dialog).getByRole('button', { name: '등록' }));
  await within(form.dialog).findByText('사용하지 않는 부서입니다.');
  await screen.findByText('등록에 실패했습니다. 입력값을 확인해 주세요.');
});

it('a change sends the version it is based on', async () => {
  const form = await givenEdit([reply(changeEmployee, employeeRecord(7, { version: 5 }))]);
  form.fill(/^전화번호/, '010-9999-0000');
  await userEvent.click(within(form.dialog).getByRole('button', { name: '수정' }));
  await screen.findByText('사원 정보를 수정했습니다.');
  const [change] = sent(form.calls, 'PUT');
  expect(change?.headers.get('if-match')).toBe('"4"');
  expect(change?.body).toMatchObject({ phone: '010-9999-0000', name: '김도현' });
});

const stored = employeeRecord(7, { phone: '010-7777-7777', position: '차장', version: 9 });

/** The first change has an outdated version, the second has not. */
const overtaken = () => {
  let refused = false;
  const { answer } = refuse(changeEmployee, 'changed-meanwhile');
  return [
    {
      endpoint: changeEmployee,
      answer: (request: Request) => {
        if (refused) return { body: stored };
        refused = true;
        return answer(request);
      },
    },
    reply(getEmployeeRecord, stored),
  ];
};

const givenConflict = async () => {
  const form = await givenEdit(overtaken());
  form.fill(/^전화번호/, '010-9999-0000');
  await userEvent.click(within(form.dialog).getByRole('button', { name: '수정' }));
  const table = await within(form.dialog).findByRole('table', { name: '달라진 내용' });
  return { ...form, table };
};

it('after a change by somebody else typed values stay, and differences are shown', async () => {
  const { table, field } = await givenConflict();
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['전화번호010-9999-0000010-7777-7777']);
  expect((field(/^전화번호/) as HTMLInputElement).value).toBe('010-9999-0000');
});

it('my version keeps what the other person changed in other fields', async () => {
  const { dialog, calls } = await givenConflict();
  await userEvent.click(within(dialog).getByRole('button', { name: '내 내용으로 저장' }));
  await screen.findByText('사원 정보를 수정했습니다.');
  const second = sent(calls, 'PUT')[1];
  expect(second?.headers.get('if-match')).toBe('"9"');
  expect(second?.body).toMatchObject({ phone: '010-9999-0000', position: '차장' });
});

it('or the stored version is used', async () => {
  const { dialog, field } = await givenConflict();
  await userEvent.click(within(dialog).getByRole('button', { name: '저장된 내용 사용' }));
  expect((field(/^전화번호/) as HTMLInputElement).value).toBe('010-7777-7777');
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

it('a deleted record is reported, and typed values stay until they are discarded', async () => {
  const { dialog, fill, field, calls } = await givenEdit([refuse(changeEmployee, 'not-found')]);
  fill(/^전화번호/, '010-9999-0000');
  await userEvent.click(within(dialog).getByRole('button', { name: '수정' }));
  await within(dialog).findByText(`수정에 실패했습니다. ${problemSentence('not-found', 'ko')}`);
  expect(document.activeElement).toBe(within(dialog).getByRole('alert'));
  expect((field(/^전화번호/) as HTMLInputElement).value).toBe('010-9999-0000');
  expect((within(dialog).getByRole('button', { name: '수정' }) as HTMLButtonElement).disabled).toBe(true);
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/admin/employees')).toHaveLength(2));
  await userEvent.click(within(dialog).getByRole('button', { name: '입력한 내용 버리고 닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('also if the deletion is noticed when the record is read again', async () => {
  const { dialog, fill } = await givenEdit([
    refuse(changeEmployee, 'changed-meanwhile'),
    refuse(getEmployeeRecord, 'not-found'),
  ]);
  fill(/^전화번호/, '010-9999-0000');
  await userEvent.click(within(dialog).getByRole('button', { name: '수정' }));
  await within(dialog).findByRole('button', { name: '입력한 내용 버리고 닫기' });
});

it('after a resignation the form shows what is left to hand over', async () => {
  const resigned = employeeRecord(7, { isResigned: true, resignDate: '2021-05-01', version: 5 });
  const { dialog, field, fill } = await givenEdit([
    reply(changeEmployee, resigned),
    reply(listWaitingLines, { items: [], total: 0, offset: 0, limit: 20 }),
  ]);
  await userEvent.click(field(/^퇴사$/));
  fill(/^퇴사일/, '2021-05-01');
  await userEvent.click(within(dialog).getByRole('button', { name: '수정' }));
  const info = await screen.findByRole('dialog', { name: '사원 정보' });
  await waitFor(() => expect(info.textContent).toContain('인계할 결재없음'));
});

it('a changed form asks before closing, an unchanged one does not', async () => {
  const { dialog, fill } = await givenEdit();
  fill(/^전화번호/, '010-9999-0000');
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
  const question = await screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
  await userEvent.click(within(question).getByRole('button', { name: '취소' }));
  fill(/^전화번호/, '010-1234-5678');
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '사원 정보 수정' })).toBeNull());
});

it('a resignation needs a day', async () => {
  const { dialog, field } = await givenEdit();
  await userEvent.click(field(/^퇴사$/));
  await userEvent.click(within(dialog).getByRole('button', { name: '수정' }));
  await within(dialog).findByText('퇴사일을 입력해 주세요.');
});
