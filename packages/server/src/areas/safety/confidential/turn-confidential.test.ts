import { changeReport, listReports } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holds } from '#platform/cleaning/samples/find-name.fixture';
import { filesBody } from '#testing/multipart';
import { readPdfPages } from '#testing/pdf-text';
import { filesBy } from '#testing/safety/confidential/named-files';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
});

afterAll(() => app.close());

const READERS = [4, 5, 6] as const;
const ROUNDS = 3;

const given = async (): Promise<{ id: number; fileIds: number[] }> => {
  const { id } = await givenReport(app, air.captain);
  const { body, headers } = filesBody(...(await filesBy('captain')));
  const sent = {
    method: 'POST',
    url: `/api/esms/reports/${id}/files`,
    headers: { ...tokensOf(air.captain), ...headers },
  } as const;
  const reply = await app.app.inject({ ...sent, payload: body });
  return { id, fileIds: reply.json<{ id: number }[]>().map((file) => file.id) };
};

/** Whether an answer names the captain, in its headers, its text or its decompressed bytes. */
const ask = async (url: string, level: (typeof READERS)[number]) => {
  const {
    statusCode: status,
    headers,
    rawPayload,
  } = await app.app.inject({ url, headers: tokensOf(air.level[level]) });
  const text = url.endsWith('/pdf') ? readPdfPages(rawPayload).join(' ') : '';
  const isNamed = `${JSON.stringify(headers)} ${text}`.includes('captain') || holds(rawPayload, 'captain');
  return { url, status, isNamed };
};

const urlsOf = ({ id, fileIds }: { id: number; fileIds: number[] }): string[] => [
  `/api/esms/reports/${id}`,
  '/api/esms/reports?limit=1',
  `/api/esms/reports/${id}/pdf`,
  `/api/esms/reports/${id}/files/download/zip`,
  ...fileIds.map((fileId) => `/api/esms/reports/${id}/files/${fileId}/download`),
];

test('concurrent reads get the report before or after the change, and no answer after the change names the reporter', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    app.now.value = new Date(app.now.value.getTime() + 60_000);
    const report = await given();
    const urls = urlsOf(report);
    expect((await Promise.all(urls.map((url) => ask(url, 6)))).filter(({ isNamed }) => !isNamed)).toEqual([]);
    let isAnswered = false;
    const turned = app
      .call(changeReport, air.captain, { params: { id: report.id }, body: sampleReport({ isConfidential: true }) })
      .then(({ status }) => {
        isAnswered = true;
        return status;
      });
    const failed: unknown[] = [];
    while (!isAnswered)
      for (const answer of await Promise.all(READERS.flatMap((level) => urls.map((url) => ask(url, level)))))
        if (answer.status !== 200) failed.push(answer);
    expect(failed).toEqual([]);
    expect(await turned).toBe(200);
    const after = await Promise.all(READERS.flatMap((level) => urls.map((url) => ask(url, level))));
    expect(after.filter(({ status, isNamed }) => status !== 200 || isNamed)).toEqual([]);
    for (const level of [2, 3] as const) {
      const { body } = await app.call(listReports, air.level[level]);
      expect([level, body.total]).toEqual([level, 0]);
    }
  }
});
