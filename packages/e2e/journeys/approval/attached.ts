import { makePdf } from '../../made-pdf.ts';
import type { Company } from '../../scenes/company.ts';
import { attachFiles, givenMemo } from '../../scenes/documents.ts';

/** 활주로 점검, as older Windows writes it. */
const OLD_KOREAN = new Uint8Array([0xc8, 0xb0, 0xc1, 0xd6, 0xb7, 0xce, 0x20, 0xc1, 0xa1, 0xb0, 0xcb]);

const SQUARE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** A memo with a file of every kind that is told apart; answers the address at which its drafter reads it. */
export const givenAttached = async (company: Company): Promise<string> => {
  const { id } = await givenMemo(company);
  await attachFiles(company, id, [
    ['견적서.pdf', await makePdf({ pages: 12 })],
    ['위치도.png', SQUARE],
    ['점검 기록.txt', OLD_KOREAN],
    ['산출 내역.dat', '8,400,000'],
    ['보안.pdf', await makePdf({ pages: 1, password: 'open-sesame' })],
    ['깨진 것.pdf', '%PDF-1.7\nnothing follows'],
    ['사실은 그림.txt', SQUARE],
  ]);
  return `/approval/documents/view/${id}?list-type=submitted`;
};
