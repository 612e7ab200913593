import { type FoundDocument, searchDocuments } from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  driveOfDepartment,
  type GivenDocument,
  givenGeneralDrive,
  givenDocument as insert,
} from '#testing/documents/given-searched';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let reader: TestEmployee;
let company: number;
let division: number;
let team: number;
let general: number;
let minutes = 0;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenDepartment(app, 'HB');
  division = await givenDepartment(app, 'OPS', company);
  team = await givenDepartment(app, 'FLT', division);
  reader = await givenEmployee(app, 'reader', team);
  general = await givenGeneralDrive(app, '자료실');
});

afterAll(() => app.close());

type Query = Record<string, string | number>;

const search = async (searchText: string, more: Query = {}) =>
  (await app.call(searchDocuments, reader, { query: { searchText, ...more } })).body;

const inContent = (searchText: string, more: Query = {}) => search(searchText, { searchType: 'Content', ...more });

const idsOf = ({ items }: { items: FoundDocument[] }): number[] => items.map(({ id }) => id);

/** Each revised one minute after the one before. */
const given = (title: string, more: Partial<GivenDocument> = {}): Promise<number> => {
  minutes += 1;
  const modifiedAt = new Date(Date.UTC(2026, 10, 20, 1, minutes));
  return insert(app, { title, driveId: general, departmentId: team, creator: reader, modifiedAt, ...more });
};

const pages = (...texts: string[]) => ({ pages: texts, hasPages: true });
const plain = (...texts: string[]) => ({ pages: texts, hasPages: false });

const statusOf = async (query: Query) => {
  const { status, body } = await app.call(searchDocuments, reader, { query });
  return [status, (body as unknown as { errors?: { path: string }[] }).errors?.[0]?.path];
};

describe('a search over titles', () => {
  test('reads title, subtitle, number and abbreviation, each of which may contain another word', async () => {
    const manual = await given('운항일반교범', {
      driveId: await driveOfDepartment(app, team),
      manual: { docNo: 'HB-FOM-001', abbr: 'FOM', subTitle: '제3편 비상절차' },
      text: pages('본문에만 있는 비행운'),
    });
    for (const text of ['일반교', '비상절차', 'fom-001', 'FOM', '3편 운항 hb-fom', '편'])
      expect([text, idsOf(await search(text))]).toEqual([text, [manual]]);
    for (const text of ['비행운', '운항 없음', '일반교범제3편'])
      expect([text, idsOf(await search(text))]).toEqual([text, []]);
    const { items } = await search('일반교');
    expect(items[0]).toMatchObject({
      id: manual,
      docType: 'AOC',
      manual: { docNo: 'HB-FOM-001', abbr: 'FOM', title: '운항일반교범', subTitle: '제3편 비상절차' },
      title: '운항일반교범',
      fileName: '운항일반교범.pdf',
      drive: { name: 'FLT 팀', engName: 'FLT Team', departmentId: team },
      department: { id: team },
      revision: {
        version: '1',
        modifier: { id: reader.id, email: reader.email, department: { id: team } },
        contentState: 'done',
      },
      snippet: null,
      snippetCut: null,
      page: null,
    });
  });

  test('is ordered by title, whatever was revised last', async () => {
    const [last, first, middle] = [await given('정렬 하나'), await given('정렬 가'), await given('정렬 나')];
    expect(idsOf(await search('정렬'))).toEqual([first, middle, last]);
  });
});

describe('filters', () => {
  test('narrow by kind, drive, department with those below it, and manuals', async () => {
    const drive = await driveOfDepartment(app, division);
    const text = pages('여과어');
    const normal = await given('여과 하나', { text });
    const procedure = await given('여과 둘', {
      text,
      driveId: drive,
      departmentId: division,
      manual: { docNo: 'F-2', manualType: 'Procedures', manualClass: 'Authorized_Registered' },
    });
    const guideline = await given('여과 셋', {
      text,
      driveId: drive,
      departmentId: company,
      manual: { docNo: 'F-3', manualType: 'Guidelines', manualClass: 'Unclassified' },
    });
    const cases: [Query, number[]][] = [
      [{}, [guideline, procedure, normal]],
      [{ docType: 'AOC' }, [guideline, procedure]],
      [{ docType: 'Normal' }, [normal]],
      [{ driveId: drive }, [guideline, procedure]],
      [{ driveId: 999_999 }, []],
      [{ departmentId: team }, [normal]],
      [{ departmentId: division }, [procedure, normal]],
      [{ departmentId: company }, [guideline, procedure, normal]],
      [{ departmentId: 999_999 }, []],
      [{ manualTypes: 'Procedures' }, [procedure]],
      [{ manualTypes: 'Guidelines, Procedures' }, [guideline, procedure]],
      [{ manualTypes: 'Manuals' }, []],
      [{ manualTypes: '' }, [guideline, procedure, normal]],
      [{ manualClasses: 'Unclassified,Registered' }, [guideline]],
      [{ manualTypes: 'Procedures', manualClasses: 'Unclassified' }, []],
      [{ manualTypes: 'Procedures', docType: 'Normal' }, []],
      [{ manualTypes: 'Procedures', departmentId: company, driveId: drive, docType: 'AOC' }, [procedure]],
    ];
    for (const [query, expected] of cases) {
      expect([query, idsOf(await inContent('여과어', query))]).toEqual([query, expected]);
      expect([query, idsOf(await search('여과', query)).sort()]).toEqual([query, [...expected].sort()]);
    }
  });

  test('refuse unknown values, and a text that is blank or too long', async () => {
    for (const [query, path] of [
      [{ searchText: '여과', manualTypes: 'Manuals,Books' }, 'manualTypes'],
      [{ searchText: '여과', manualClasses: 'authorized' }, 'manualClasses'],
      [{ searchText: '여과', docType: 'Other' }, 'docType'],
      [{ searchText: '여과', searchType: 'content' }, 'searchType'],
      [{ searchText: '  ' }, 'searchText'],
      [{ searchText: '가'.repeat(101) }, 'searchText'],
      [{}, 'searchText'],
    ] as const)
      expect([query, await statusOf(query)]).toEqual([query, [400, path]]);
    expect(await statusOf({ searchText: ` ${'한'.repeat(100).normalize('NFD')} ` })).toEqual([200, undefined]);
  });
});

test('totals are exact up to 1,000 and capped beyond, and pages continue', async () => {
  const count = 1_003;
  await app.pool.query(
    `with made as (
      insert into documents.document (drive_id, title, extension, created_at, creator_id, department_id,
        current_revision_id, revision_on, modified_at)
      select $1, '많은 문서 ' || to_char(n, 'FM0000'), 'pdf', now(), $2, $3, (select min(id) from documents.revision),
        '2026-11-20', timestamptz '2025-01-01' + n * interval '1 minute'
      from generate_series(1, ${count}) n returning id
    ) insert into documents.content (document_id, part, is_split, words) select id, 0, false, '둘째낱말 흔한낱말' from made`,
    [general, reader.id, team],
  );
  for (const query of [
    { searchText: '많은 문서' },
    { searchText: '흔한낱', searchType: 'Content' },
    { searchText: '흔한낱 많은', searchType: 'Content' },
  ]) {
    const { items, ...rest } = (await app.call(searchDocuments, reader, { query: { ...query, limit: 1000 } })).body;
    expect(rest).toEqual({ total: 1000, totalCapped: true, offset: 0, limit: 1000 });
    const next = (await app.call(searchDocuments, reader, { query: { ...query, limit: 1000, offset: 1 } })).body;
    expect(new Set([...idsOf({ items }), ...idsOf(next)]).size).toBe(count);
    const far = (await app.call(searchDocuments, reader, { query: { ...query, offset: 200 } })).body;
    expect(far).toEqual({ items: [], total: 1000, totalCapped: true, offset: 200, limit: 10 });
  }
  const { items } = await inContent('흔한낱', { limit: 3 });
  expect(items.map(({ title }) => title)).toEqual(['많은 문서 1003', '많은 문서 1002', '많은 문서 1001']);
  await given('흔한낱말 안내', { modifiedAt: new Date('2024-01-01') });
  const [titled, ...others] = (await inContent('흔한낱', { limit: 3 })).items;
  expect(titled?.title).toBe('흔한낱말 안내');
  expect(others.map(({ title }) => title)).toEqual(['많은 문서 1003', '많은 문서 1002']);
  expect(await inContent('흔한낱', { driveId: await driveOfDepartment(app, team) })).toMatchObject({ total: 0 });
  // A hit with one word in its title and one in its text is ordered among the hits of texts, by the time of its
  // revision.
  const text = plain('흔한낱말');
  const [newest, oldest] = [
    await given('둘째낱말 하나', { text }),
    await given('둘째낱말 둘', { text, modifiedAt: new Date('2024-06-01') }),
  ];
  const both = '흔한낱 둘째낱';
  const first = await inContent(both, { limit: 3 });
  expect(first).toMatchObject({ total: 1000, totalCapped: true });
  expect(idsOf(first)[0]).toBe(newest);
  expect(first.items.slice(1).map(({ title }) => title)).toEqual(['많은 문서 1003', '많은 문서 1002']);
  expect(idsOf(await inContent(both, { limit: 1000, offset: 1 })).at(-1)).toBe(oldest);
  expect(idsOf(await inContent(both, { limit: 4, offset: (count + 1) / 4 - 1 }))).not.toContain(oldest);
  await app.pool.query(
    `delete from documents.document where title in ('많은 문서 0001', '많은 문서 0002', '많은 문서 0003')`,
  );
  expect(await search('많은')).toMatchObject({ total: 1000 });
  expect(await search('많은')).not.toHaveProperty('totalCapped');
});
