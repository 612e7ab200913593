import { readXml } from '../xml.ts';

/** A cell as its sheet writes it: rows and columns counted from 1, its value not yet looked up. */
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

/**
 * Reads the cells of a sheet in their order. A cell that does not say where it stands is the next of its row, and a row
 * the one after the last.
 */
export const readCells = (content: Uint8Array, found: (cell: RawCell) => void): void => {
  let row = 0;
  let column = 0;
  let cell: RawCell | undefined;
  let isValue = false;
  readXml(content, {
    opens: (name, attribute) => {
      if (name === 'rPh' || name === 'extLst') return false;
      if (name === 'row') {
        row = Number(attribute('r')) || row + 1;
        column = 0;
      }
      if (name === 'c') {
        const [, letters = '', digits = ''] = /^([A-Z]{1,4})([0-9]{1,8})$/i.exec(attribute('r')) ?? [];
        column = letters === '' ? column + 1 : columnOf(letters.toUpperCase());
        cell = {
          row: Number(digits) || row,
          column,
          type: attribute('t') || 'n',
          style: Number(attribute('s')) || 0,
          value: '',
          hasFormula: false,
        };
      }
      if (name === 'f' && cell) cell.hasFormula = true;
      isValue = name === 'v' || name === 't';
      return true;
    },
    text: (text) => {
      if (isValue && cell) cell.value += text;
    },
    closes: (name) => {
      isValue = false;
      if (name !== 'c' || !cell) return;
      found(cell);
      cell = undefined;
    },
  });
};
