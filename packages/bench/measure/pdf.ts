import type { ApprovalDocument } from '@portal/contract/approval';
import { type Call, send } from '../calls.ts';
import { sampleBody } from '../fill/memo-body.ts';
import { pages } from '../fill/memo-text.ts';
import { median } from '../median.ts';

const WARM_UP = 5;
const TIMES = 20;

/** How long the PDF of a memo of two pages takes, from the call to its last byte. */
export const measurePdf = async (baseUrl: string, headers: Record<string, string>): Promise<number> => {
  const json = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...sampleBody(), content: pages(2) });
  const submitted = await send(baseUrl, { method: 'POST', path: '/api/approval/docs/submit', headers: json, body });
  const { id } = (await submitted.json()) as ApprovalDocument;
  const download: Call = { method: 'POST', path: `/api/approval/docs/${id}/download`, headers };
  const times: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    const start = performance.now();
    await (await send(baseUrl, download)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return median(times.slice(WARM_UP));
};
