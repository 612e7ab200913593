import { listAudit } from '@portal/contract/admin';
import {
  changeNamedLine,
  changeTemplate,
  createNamedLine,
  createTemplate,
  deleteNamedLine,
  deleteTemplate,
  getTemplate,
  listNamedLines,
  listTemplates,
  type NamedLineBody,
  presetLimits,
  renameNamedLine,
  renameTemplate,
  type TemplateBody,
} from '@portal/contract/approval';
import { deleteEmployee } from '@portal/contract/directory';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;
let owner: TestEmployee;
let lead: TestEmployee;
let agreer: TestEmployee;
let head: TestEmployee;
let reader: TestEmployee;
let unit: number;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
});
beforeEach(async () => {
  count += 1;
  unit = await givenDepartment(app, `U${count}`, company.flight);
  [owner, lead, agreer, head, reader] = (await Promise.all(
    ['own', 'lead', 'agree', 'head', 'read'].map((account) => givenEmployee(app, `${account}${count}`, company.flight)),
  )) as [TestEmployee, TestEmployee, TestEmployee, TestEmployee, TestEmployee];
});
afterAll(() => app.close());

const lineBody = (more: Partial<NamedLineBody> = {}): NamedLineBody => ({
  name: '출장 결재',
  lines: [
    { seq: 2, approvalType: 'Agreement', approver: { id: agreer.id } },
    { seq: 1, approvalType: 'Approve', approver: { id: lead.id } },
    { seq: 3, approvalType: 'Agreement', approver: { id: head.id } },
  ],
  referrers: [
    { type: 'Department', sourceId: unit },
    { type: 'Employee', sourceId: reader.id },
  ],
  ...more,
});
const memoBody = (more: Partial<TemplateBody> = {}): TemplateBody => ({
  ...lineBody({ name: '주간 보고' }),
  title: '[품의서] 주간 보고',
  content: '<p>이번 주</p><script>alert(1)</script>',
  ...more,
});

const keep = (body: NamedLineBody = lineBody(), who = owner) => app.call(createNamedLine, who, { body });
const keepTemplate = (body: TemplateBody = memoBody(), who = owner) => app.call(createTemplate, who, { body });
const resign = (who: TestEmployee) =>
  app.pool.query("update directory.employee set is_resigned = true, resigned_on = '2026-11-19' where id = $1", [
    who.id,
  ]);
const codesOf = ({ body }: { body: unknown }) =>
  (body as { errors: { path: string; code: string }[] }).errors.map(({ path, code }) => `${path} ${code}`);

describe('a named line', () => {
  test('is answered with its approvers, agreers and referrers in order, numbered like those of a document', async () => {
    const { status, body } = await keep();
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: '출장 결재', leftOut: [], version: 1 });
    expect(body.lines.map(({ seq, approvalType, approver }) => [seq, approvalType, approver.id])).toEqual([
      [1, 'Approve', lead.id],
      [2, 'Agreement', agreer.id],
      [2, 'Agreement', head.id],
    ]);
    expect(body.referrers.map(({ type, sourceId }) => [type, sourceId])).toEqual([
      ['Department', unit],
      ['Employee', reader.id],
    ]);
    expect((await app.call(listNamedLines, owner)).body).toEqual([body]);
  });

  test('is renamed, replaced and deleted, and an older version is refused', async () => {
    const { id } = (await keep()).body;
    const renamed = await app.call(renameNamedLine, owner, { params: { id }, body: { name: ' 국외  출장 ' } });
    expect(renamed.body).toMatchObject({ name: '국외  출장', version: 2, lines: [{}, {}, {}] });
    const replacing = { params: { id }, body: lineBody({ name: '국외 출장', referrers: [] }) };
    expect(await app.call(changeNamedLine, owner, { ...replacing, headers: { 'if-match': '"1"' } })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    const replaced = await app.call(changeNamedLine, owner, { ...replacing, headers: { 'if-match': '"2"' } });
    expect(replaced.body).toMatchObject({ name: '국외 출장', version: 3, referrers: [] });
    expect((await app.call(deleteNamedLine, owner, { params: { id }, headers: { 'if-match': '"2"' } })).status).toBe(
      409,
    );
    expect((await app.call(deleteNamedLine, owner, { params: { id } })).status).toBe(204);
    expect((await app.call(listNamedLines, owner)).body).toEqual([]);
  });

  test('is private: nobody else finds, changes or deletes it, including administrators', async () => {
    const { id } = (await keep()).body;
    for (const other of [lead, company.admin]) {
      expect((await app.call(listNamedLines, other)).body).toEqual([]);
      const tries = await Promise.all([
        app.call(changeNamedLine, other, { params: { id }, body: lineBody({ lines: [], name: 'x' }) }),
        app.call(renameNamedLine, other, { params: { id }, body: { name: 'x' } }),
        app.call(deleteNamedLine, other, { params: { id } }),
        app.call(getTemplate, other, { params: { id } }),
      ]);
      expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await app.call(getTemplate, owner, { params: { id } })).status).toBe(404);
    expect((await app.call(listNamedLines, owner)).body).toHaveLength(1);
    expect(
      (await keep(lineBody({ lines: [], referrers: [{ type: 'Employee', sourceId: owner.id }] }), lead)).status,
    ).toBe(201);
  });

  test('leaves out resigned employees and deactivated departments, lists them, and numbers the rest', async () => {
    const { id } = (await keep()).body;
    await resign(agreer);
    await resign(lead);
    await app.pool.query('update directory.department set is_activated = false where id = $1', [unit]);
    const [line] = (await app.call(listNamedLines, owner)).body;
    expect(line?.lines.map(({ seq, approver }) => [seq, approver.id])).toEqual([[1, head.id]]);
    expect(line?.referrers.map(({ sourceId }) => sourceId)).toEqual([reader.id]);
    expect(line?.leftOut).toEqual([
      { type: 'Employee', name: `lead${count}`, engName: `lead${count}` },
      { type: 'Employee', name: `agree${count}`, engName: `agree${count}` },
      { type: 'Department', name: `U${count} 팀`, engName: `U${count} Team` },
    ]);
    const renamed = await app.call(renameNamedLine, owner, { params: { id }, body: { name: '그대로' } });
    expect(renamed.body.leftOut).toHaveLength(3);
  });

  test('lists an employee whose record was deleted without a name', async () => {
    await keep();
    expect((await app.call(deleteEmployee, company.admin, { params: { id: head.id } })).status).toBe(204);
    const [line] = (await app.call(listNamedLines, owner)).body;
    expect(line?.leftOut).toEqual([{ type: 'Employee', name: null, engName: null }]);
  });

  test.each<[string, () => Partial<NamedLineBody>, string[]]>([
    ['no name', () => ({ name: ' \u200b ' }), ['name required']],
    ['nobody', () => ({ lines: [], referrers: [] }), ['lines no-line']],
    [
      'oneself',
      () => ({ lines: [], referrers: [{ type: 'Employee', sourceId: owner.id }] }),
      ['referrers.0 referrer-is-drafter'],
    ],
    [
      'somebody twice',
      () => ({ referrers: [{ type: 'Employee', sourceId: lead.id }] }),
      ['lines.1.approver approver-is-referrer'],
    ],
    [
      'nobody that there is',
      () => ({ lines: [], referrers: [{ type: 'Department', sourceId: 999_999 }] }),
      ['referrers.0 department-inactive'],
    ],
  ])('with %s is refused, and so is a replacement with it', async (_what, more, codes) => {
    const refused = await keep(lineBody(more()));
    expect([refused.status, codesOf(refused)]).toEqual([422, codes]);
    const { id } = (await keep()).body;
    const changed = await app.call(changeNamedLine, owner, { params: { id }, body: lineBody(more()) });
    expect([changed.status, codesOf(changed)]).toEqual([422, codes]);
  });

  test('has a unique name, normalized: also with two concurrent saves or renames', async () => {
    const tries = await Promise.all([keep(), keep(), keep(lineBody({ name: ' 출장 결재 '.normalize('NFD') }))]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(tries.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'named-line-exists' });
    const { id } = (await keep(lineBody({ name: '다른 이름' }))).body;
    const renamed = await app.call(renameNamedLine, owner, { params: { id }, body: { name: '출장 결재' } });
    expect(renamed).toMatchObject({ status: 409, body: { code: 'named-line-exists' } });
    expect((await keep(lineBody(), agreer)).status).toBe(422);
    expect((await keepTemplate(memoBody({ name: '출장 결재' }))).status).toBe(201);
  });

  test('is one of thirty at most, also with concurrent saves', async () => {
    for (let at = 2; at < presetLimits.lines + 1; at += 1) await keep(lineBody({ name: `결재선 ${at}` }));
    const last = await Promise.all([keep(lineBody({ name: '마지막' })), keep(lineBody({ name: '하나 더' }))]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(last.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'too-many-named-lines' });
    expect((await app.call(listNamedLines, owner)).body).toHaveLength(presetLimits.lines);
  });
});

describe('a template', () => {
  test('is answered with sanitized content, and the list is without contents', async () => {
    const { status, body } = await keepTemplate();
    expect([status, body.content, body.title, body.lines.length]).toEqual([
      201,
      '<p>이번 주</p>',
      '[품의서] 주간 보고',
      3,
    ]);
    const { id, name, title, version } = body;
    expect((await app.call(listTemplates, owner)).body).toEqual([{ id, name, title, version }]);
    expect((await app.call(getTemplate, owner, { params: { id } })).body).toEqual(body);
  });

  test('is renamed, replaced without a line, and deleted by its person alone', async () => {
    const { id } = (await keepTemplate()).body;
    const at = { params: { id } };
    const foreign = await Promise.all([
      app.call(getTemplate, lead, at),
      app.call(changeTemplate, lead, { ...at, body: memoBody({ lines: [], referrers: [] }) }),
      app.call(renameTemplate, lead, { ...at, body: { name: 'x' } }),
      app.call(deleteTemplate, lead, at),
    ]);
    expect(foreign.map((each) => each.status)).toEqual([404, 404, 404, 404]);
    expect((await app.call(renameTemplate, owner, { ...at, body: { name: '월간' } })).body).toMatchObject({
      name: '월간',
    });
    const replacing = {
      ...at,
      body: memoBody({ name: '월간', lines: [], referrers: [] }),
      headers: { 'if-match': '"2"' },
    };
    expect((await app.call(changeTemplate, owner, replacing)).body).toMatchObject({
      lines: [],
      referrers: [],
      version: 3,
    });
    expect((await app.call(changeTemplate, owner, replacing)).status).toBe(409);
    expect((await app.call(deleteTemplate, owner, at)).status).toBe(204);
    expect((await app.call(getTemplate, owner, at)).status).toBe(404);
  });

  test('needs contents and a unique name, and is one of fifty at most', async () => {
    expect(codesOf(await keepTemplate(memoBody({ title: ' ', content: '<p> </p>' })))).toEqual([
      'title title-or-content-needed',
    ]);
    const tries = await Promise.all([keepTemplate(), keepTemplate()]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    for (let at = 1; at < presetLimits.templates; at += 1)
      await keepTemplate(memoBody({ name: `서식 ${at}`, lines: [], referrers: [] }));
    expect(await keepTemplate(memoBody({ name: '하나 더' }))).toMatchObject({
      status: 422,
      body: { code: 'too-many-templates' },
    });
  });

  test('is not in the audit trail, because it concerns nobody else', async () => {
    await keepTemplate();
    const { body } = await app.call(listAudit, company.admin, { query: { actorId: owner.id } });
    expect(body.items).toEqual([]);
  });
});
