import { type FoundDocument, type SearchType, searchDocuments } from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenWith } from '#platform/database/pool';
import {
  driveOfDepartment,
  type GivenDocument,
  givenGeneralDrive,
  givenDocument as insert,
} from '#testing/documents/given-searched';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';
import { forgetText, writeText } from '../content/document-text.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

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

describe('a search over contents', () => {
  test('finds words in the text, shows the page if the file has pages, and marks the hits', async () => {
    const paged = await given('착륙 안내', { text: pages('처음 쪽', '', '셋째 쪽에 지상접근경보 장치') });
    const unpaged = await given('접근 안내', { extension: 'docx', text: plain('앞\n지상접근경보\n\t장치') });
    const found = await inContent('접근경');
    expect(found).toMatchObject({ total: 2, offset: 0, limit: 10 });
    expect(found.items.map(({ id, page, snippet }) => ({ id, page, snippet }))).toEqual([
      {
        id: unpaged,
        page: null,
        snippet: [
          { text: '앞 지상', hit: false },
          { text: '접근경', hit: true },
          { text: '보 장치', hit: false },
        ],
      },
      {
        id: paged,
        page: 3,
        snippet: [
          { text: '셋째 쪽에 지상', hit: false },
          { text: '접근경', hit: true },
          { text: '보 장치', hit: false },
        ],
      },
    ]);
  });

  test('finds words on different pages or partly in the title fields; hits with all words in the title fields come first', async () => {
    const across = await given('견인 절차', { text: pages('토잉바 연결', '차륜막이 제거') });
    const partly = await given('토잉바 취급', { text: pages('차륜막이 먼저') });
    const titled = await given('토잉바와 차륜막이', { text: pages('다른 이야기') });
    const textless = await given('차륜막이 토잉바 목록');
    await given('토잉바만');
    expect(idsOf(await inContent('토잉바 차륜막이'))).toEqual([textless, titled, partly, across]);
    const { items } = await inContent('토잉바 차륜막이');
    expect(items.map(({ page }) => page)).toEqual([null, null, 1, 1]);
    expect(idsOf(await inContent('토잉바 차륜막이 없음'))).toEqual([]);
  });

  test('links to the page with the whole sentence, not to the first one with one of its words', async () => {
    const sentence = '화물실 문을 닫기 전에 감지기의 상태를 확인한다.';
    const texts = Array.from({ length: 300 }, (_, at) => `${at + 1}쪽 화물실 상태를 살피고 확인한다. 문을 연다.`);
    texts[211] = `앞의 문장이 끝난다. ${sentence} 다음 문장이 이어진다.`;
    const id = await given('화물 교범', { text: pages(...texts) });
    const { items } = await inContent(sentence);
    expect(items.map((item) => [item.id, item.page])).toEqual([[id, 212]]);
    expect(items[0]?.snippet?.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(sentence.split(' '));
  });

  test('treats special characters as letters, ignoring case and Unicode composition', async () => {
    const odd = await given('기호', { text: pages(`100%_\\ 'Oil' "x" <b>&amp; Straße ÉCOLE 🛫🛬 한글조합 a:b* !c`) });
    await given('기호 아닌 것', { text: pages('1000 abc x y Oil') });
    for (const text of [
      '0%',
      '%_',
      '_\\',
      "'oil'",
      '"X"',
      '<B>&AMP;',
      'école',
      '🛫🛬',
      '한글조합'.normalize('NFD'),
      'B*',
      '!c',
    ])
      expect([text, idsOf(await inContent(text))]).toEqual([text, [odd]]);
    for (const text of ['1_0', 'a%b', '🛬🛫', '\\\\']) expect([text, idsOf(await inContent(text))]).toEqual([text, []]);
  });

  test('distinguishes words longer than a piece that have the same pieces', async () => {
    const whole = await given('긴 낱말', { text: pages('가 SSR-2025-0007-ABCDEFG 나') });
    await given('긴 낱말의 조각', { text: pages('SSR-2025-0007-ABCDEF KSR-2025-0007-ABCDEFG') });
    expect(idsOf(await inContent('ssr-2025-0007-abcdefg'))).toEqual([whole]);
    expect(idsOf(await inContent('SR-2025-0007-ABCDEF'))).toHaveLength(2);
    expect(idsOf(await inContent(`${'가'.repeat(97)} 나나`))).toEqual([]);
  });

  test('accepts a single letter together with a longer word', async () => {
    const both = await given('홍 기장', { text: pages('쓸쓸한 밤 홍') });
    await given('기장', { text: pages('쓸쓸한 밤') });
    expect(idsOf(await inContent('홍 쓸쓸'))).toEqual([both]);
    expect(await statusOf({ searchType: 'Content', searchText: '홍 밤' })).toEqual([422, 'searchText']);
    expect(await statusOf({ searchText: '홍' })).toEqual([200, undefined]);
  });

  test('answers many single letters that occur in titles in many combinations', async () => {
    const letters = [...'가나다라마바사아자차카타파하'];
    const all = await given('모든 글자', { text: pages(`${letters.join(' ')} 긴낱말찾기`) });
    const ids = [all];
    for (const [at, letter] of letters.entries())
      for (const other of letters.slice(at + 1, at + 4))
        ids.push(
          await given(`${letter} ${other}`, {
            text: pages(`긴낱말찾기 ${letters.filter((each) => each !== letter && each !== other).join('')}`),
          }),
        );
    await given('가 나', { extension: 'txt', text: pages('긴낱말찾기 다 라') });
    const found = await inContent(`${letters.join(' ')} 긴낱말찾기`, { limit: 100 });
    expect(idsOf(found).sort((one, other) => one - other)).toEqual(ids);
  });

  test('uses the present text: a replaced or deleted one is no longer found', async () => {
    const id = await given('바뀌는 문서', { text: pages('옛날이야기') });
    await seenWith<DocumentTables>(app.db)
      .transaction()
      .execute((tx) => writeText(tx, id, pages('요즘이야기')));
    expect(idsOf(await inContent('옛날이야'))).toEqual([]);
    expect(idsOf(await inContent('요즘이야'))).toEqual([id]);
    await app.pool.query(`update documents.document set title = '새로운제목' where id = $1`, [id]);
    expect(idsOf(await inContent('새로운제'))).toEqual([id]);
    expect(idsOf(await inContent('바뀌는'))).toEqual([]);
    await seenWith<DocumentTables>(app.db)
      .transaction()
      .execute((tx) => forgetText(tx, id));
    expect(idsOf(await inContent('요즘이야'))).toEqual([]);
    await app.pool.query('delete from documents.document where id = $1', [id]);
    expect(idsOf(await search('새로운제'))).toEqual([]);
  });

  test('finds words in a text with so many different words that it is split', async () => {
    const numbers = Array.from({ length: 36_000 }, (_, at) => `${100_000_000 + at * 7_919}`);
    const id = await given('측정값', { extension: 'csv', text: plain(numbers.join('\n'), '마지막 줄') });
    const { rows } = await app.pool.query('select 1 from documents.content where document_id = $1', [id]);
    expect(rows.length).toBeGreaterThan(1);
    const [first, last] = [numbers[0], numbers.at(-1)];
    expect(idsOf(await inContent(`${first} ${last} 마지막`))).toEqual([id]);
    expect(idsOf(await inContent(`${last} 측정값`))).toEqual([id]);
    expect(idsOf(await inContent(`${first} 없는말`))).toEqual([]);
    const { items } = await inContent(`${last}`);
    expect(items[0]?.snippet?.filter(({ hit }) => hit)).toEqual([{ text: last, hit: true }]);
  });
});

test('a search equals a plain comparison with random titles and texts', async () => {
  const letters = ['가', '나', '다', 'a', 'B', '1', '%', '🛫', '-'];
  let state = 7;
  const any = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const word = (): string =>
    Array.from({ length: 1 + any(any(4) === 0 ? 26 : 4) }, () => letters[any(3 + any(7))] ?? '').join('');
  const text = (count: number): string => Array.from({ length: 1 + any(count) }, word).join(any(2) === 0 ? ' ' : '\n ');
  const mark = '무작위';
  const known = new Map<number, { title: string; fields: string; all: string }>();
  for (let n = 0; n < 150; n += 1) {
    const title = `${mark}${n} ${text(3)}`.slice(0, 40).trim();
    const manual =
      any(3) === 0
        ? { docNo: `${text(2)} ${n}`.slice(-50), abbr: word(), subTitle: any(2) === 0 ? text(3) : null }
        : undefined;
    const contents = Array.from({ length: any(4) }, () => text(12));
    const id = await given(title, {
      ...(manual ? { manual, driveId: await driveOfDepartment(app, team) } : {}),
      text: { pages: contents, hasPages: any(2) === 0 },
    });
    const fields = [title, ...(manual ? [manual.docNo, manual.abbr, manual.subTitle ?? ''] : [])]
      .join('\n')
      .toLowerCase();
    known.set(id, { title, fields, all: `${fields}\n${contents.join('\n').toLowerCase()}` });
  }
  for (let turn = 0; turn < 200; turn += 1) {
    const words = [mark, ...Array.from({ length: 1 + any(5) }, word)].join(' ').slice(0, 100).trim().split(' ');
    const holds = (where: string) => words.every((each) => where.includes(each.toLowerCase()));
    for (const searchType of ['Title', 'Content'] satisfies SearchType[]) {
      const expected = [...known]
        .filter(([, { fields, all }]) => holds(searchType === 'Title' ? fields : all))
        .sort(([one, a], [other, b]) =>
          searchType === 'Title'
            ? Buffer.compare(Buffer.from(a.title), Buffer.from(b.title)) || other - one
            : Number(holds(b.fields)) - Number(holds(a.fields)) || other - one,
        )
        .map(([id]) => id);
      expect([words, searchType, idsOf(await search(words.join(' '), { searchType, limit: 1000 }))]).toEqual([
        words,
        searchType,
        expected,
      ]);
    }
  }
});
