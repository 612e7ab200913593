import { readXml } from '../read-xml.ts';

/** A cell as stored in its sheet: row and column counted from 1, its value not resolved yet. */
export type RawCell = {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
};

const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** The row and column of a cell name, counted from 1; undefined for an invalid name. */
const placeOf = (name: string): { row: number; column: number } | undefined => {
  const [, letters = '', digits] = /^([A-Z]{1,4})([0-9]{1,8})$/i.exec(name) ?? [];
  return digits === undefined ? undefined : { row: Number(digits), column: columnOf(letters.toUpperCase()) };
};

type Area = { from: { row: number; column: number }; to: { row: number; column: number } };

const areaOf = (reference: string): Area | undefined => {
  const [first = '', last = first] = reference.split(':');
  const [from, to] = [placeOf(first), placeOf(last)];
  return from && to && { from, to };
};

const isWithin = ({ row, column }: RawCell, { from, to }: Area): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;

/**
 * Reads the cells of a sheet in order. A cell without a position follows the previous one, and a row the previous row.
 * An array formula over several cells is reported only in the first.
 */
export const readCells = (content: Uint8Array, found: (cell: RawCell) => void): void => {
  let row = 0;
  let column = 0;
  let cell: RawCell | undefined;
  let isValue = false;
  let filled: Area[] = [];
  readXml(content, {
    opens: (name, attribute) => {
      if (name === 'rPh' || name === 'extLst') return false;
      if (name === 'row') {
        row = Number(attribute('r')) || row + 1;
        column = 0;
      }
      if (name === 'c') {
        const place = placeOf(attribute('r'));
        column = place?.column ?? column + 1;
        cell = {
          row: place?.row || row,
          column,
          type: attribute('t') || 'n',
          style: Number(attribute('s')) || 0,
          value: '',
          hasFormula: false,
        };
      }
      if (name === 'f' && cell) {
        cell.hasFormula = true;
        const area = ['array', 'dataTable'].includes(attribute('t')) ? areaOf(attribute('ref')) : undefined;
        if (area) filled = [...filled.filter(({ to }) => to.row >= row), area];
      }
      isValue = name === 'v' || name === 't';
      return true;
    },
    text: (text) => {
      if (isValue && cell) cell.value += text;
    },
    closes: (name) => {
      isValue = false;
      if (name !== 'c' || !cell) return;
      const read = cell;
      found({ ...read, hasFormula: read.hasFormula || filled.some((area) => isWithin(read, area)) });
      cell = undefined;
    },
  });
};
