import { deflateSync } from 'node:zlib';
import { createTypesetter } from '../pdf/typesetter.ts';

export type ManualPage = { title: string; lines: readonly string[] };

/** A PDF of these pages, typeset like the portal's PDFs. */
export const manualPdf = (pages: readonly ManualPage[]): Uint8Array =>
  createTypesetter()({
    template: new URL('./manual-sample.typ', import.meta.url).pathname,
    data: JSON.stringify({ pages, blocks: [] }),
    images: new Map(),
  });

const LINES = [
  '기장은 비행 전에 항공기의 감항성과 연료량, 중량 및 균형을 확인하고 그 결과를 비행계획서에 기록하여야 한다.',
  '객실승무원은 이륙 전에 비상구 좌석에 앉은 승객이 안내문을 이해하였는지 확인하고 필요한 도움을 요청한다.',
  '난기류가 예상되는 구간에서는 좌석벨트 표시등을 켜고 객실 서비스를 중단하며 승객에게 착석을 안내한다.',
  'The commander shall ensure that the aircraft is operated in accordance with the minimum equipment list (MEL).',
  '운항 중 결함이 발견되면 정비일지에 기재하고 다음 비행 전에 정비사의 서명을 받아야 하며 이를 생략할 수 없다.',
  '위험물은 국제민간항공기구 기술지침에 따라 포장, 표시, 적재하고 기장에게 서면으로 통보하여야 한다.',
];

/** Pages like those of a real manual, about 1,500 letters each, with their page number. */
export const manualPages = (count: number): ManualPage[] =>
  Array.from({ length: count }, (_, at) => ({
    title: `제${at + 1}절 운항 절차`,
    lines: Array.from(
      { length: 24 },
      (_line, place) => `${at + 1}.${place + 1} ${LINES[(at + place) % LINES.length] ?? ''}`,
    ),
  }));

/** A PDF of a few kilobytes whose only page expands to 700 MB. */
export const pageBomb = (): Buffer => {
  const packed = deflateSync(deflateSync(Buffer.alloc(700_000_000, '(가) Tj ')));
  const head =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>\nendobj\n';
  const stream = `4 0 obj\n<< /Filter [/FlateDecode /FlateDecode] /Length ${packed.length} >>\nstream\n`;
  const tail = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([Buffer.from(head + stream), packed, Buffer.from(tail)]);
};
