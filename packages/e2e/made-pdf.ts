import { once } from 'node:events';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
/** As large as a page with pictures, so that there is something that need not be fetched. */
const FILLING = `% ${'.'.repeat(16_000)}`;
/** It contains Korean, and is embedded in the file, as in manuals. */
const TYPEFACE = resolve('pretendard/dist/public/static/Pretendard-Regular.otf');

type Options = {
  pages: number;
  textOf?: (page: number) => string;
  password?: string;
  /** Puts on a page what a reviewer does. */
  review?: (pdf: PDFKit.PDFDocument) => void;
};

const usual = (page: number): string => `제${page}쪽 비행 전 점검을 마친 승무원은 기장에게 보고한다. `.repeat(12);

/** A PDF in Korean, whose pages stand in one row as most programs write them, with a heading for every tenth. */
export const makePdf = async ({
  pages,
  textOf = usual,
  password,
  review,
}: Options): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    compress: false,
    ...(password === undefined ? {} : { userPassword: password, pdfVersion: '1.7' as const }),
  });
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  const ended = once(pdf, 'end');
  for (let page = 1; page <= pages; page += 1) {
    pdf.addPage().font(TYPEFACE).fontSize(12).text(textOf(page));
    pdf.addContent(FILLING);
    review?.(pdf);
    if (page % 10 === 1) pdf.outline.addItem(`제${Math.ceil(page / 10)}장`);
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
};
