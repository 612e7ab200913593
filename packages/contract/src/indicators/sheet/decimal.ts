import { cellIdentifier, type SheetCell } from '@portal/contract/kernel';

/** A decimal number as written: digits, optionally with a fraction after a point. */
const written = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

/**
 * The number in a cell in thousandths, rounded half up (away from zero) from the written decimal, so that 1.0005 is
 * always 1001; NaN if it is no number.
 */
export const cellThousandths = (cell: SheetCell | undefined): number => {
  const text = typeof cell === 'number' ? writtenNumber(cell) : cellIdentifier(cell);
  const [, sign, whole = '', decimals = ''] = written.exec(text) ?? [];
  if (sign === undefined || whole.length > 12) return Number.NaN;
  const normalized = Number(whole) * 1000 + Number(decimals.padEnd(3, '0').slice(0, 3));
  const rounded = normalized + ((decimals[3] ?? '0') >= '5' ? 1 : 0);
  return sign === '-' && rounded > 0 ? -rounded : rounded;
};

/** JavaScript formats small numbers with an exponent, which sheets do not contain. */
const writtenNumber = (value: number): string => {
  const text = String(value);
  return /e-/.test(text) ? value.toFixed(20) : text;
};
