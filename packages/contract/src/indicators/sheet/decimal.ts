import { cellIdentifier, type SheetCell } from '@portal/contract/kernel';

/** A decimal number as it is written: whole digits, and perhaps others after a point. */
const written = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

/**
 * The number in a cell in thousandths, rounded half up (away from zero) from the decimal as it is written, so that 1.0005
 * is 1001 whatever a machine makes of it; NaN for what is no number.
 */
export const cellThousandths = (cell: SheetCell | undefined): number => {
  const text = typeof cell === 'number' ? writtenNumber(cell) : cellIdentifier(cell);
  const [, sign, whole = '', decimals = ''] = written.exec(text) ?? [];
  if (sign === undefined || whole.length > 12) return Number.NaN;
  const normalized = Number(whole) * 1000 + Number(decimals.padEnd(3, '0').slice(0, 3));
  const rounded = normalized + ((decimals[3] ?? '0') >= '5' ? 1 : 0);
  return sign === '-' && rounded > 0 ? -rounded : rounded;
};

/** Small numbers are written with an exponent by the language, and by no sheet. */
const writtenNumber = (value: number): string => {
  const text = String(value);
  return /e-/.test(text) ? value.toFixed(20) : text;
};
