import type { Archive } from '../read-archive.ts';
import { readXml } from '../read-xml.ts';

const STYLES = 'xl/styles.xml';

/** Built-in number formats that a workbook refers to by number, as Excel shows them in Korean. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'yyyy-mm-dd',
  15: 'dd-mmm-yy',
  16: 'dd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  27: 'yyyy"年" mm"月" dd"日"',
  28: 'mm-dd',
  29: 'mm-dd',
  30: 'mm-dd-yy',
  31: 'yyyy"년" mm"월" dd"일"',
  32: 'h"시" mm"분"',
  33: 'h"시" mm"분" ss"초"',
  34: 'yyyy-mm-dd',
  35: 'yyyy-mm-dd',
  36: 'yyyy"年" mm"月" dd"日"',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  41: '#,##0;-#,##0',
  42: '#,##0;-#,##0',
  43: '#,##0.00;-#,##0.00',
  44: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  50: 'yyyy"年" mm"月" dd"日"',
  51: 'mm-dd',
  52: 'yyyy-mm-dd',
  53: 'yyyy-mm-dd',
  54: 'mm-dd',
  55: 'yyyy-mm-dd',
  56: 'yyyy-mm-dd',
  57: 'yyyy"年" mm"月" dd"日"',
  58: 'mm-dd',
};

/** The number formats of a workbook, by index of the cell style. */
export const readFormats = (archive: Archive): string[] => {
  const own = new Map<number, string>();
  const formats: string[] = [];
  if (!archive.names.includes(STYLES)) return formats;
  let isOfCells = false;
  readXml(archive.part(STYLES), {
    opens: (name, attribute) => {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode'));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) {
        const id = Number(attribute('numFmtId'));
        formats.push(own.get(id) ?? builtIn[id] ?? '');
      }
      return true;
    },
    closes: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
};

/** A format without colours, conditions, locales, quoted texts and padding. */
const bare = (format: string): string => format.replace(/"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');

/** Whether a number in this format is shown as a date or time. */
export const isOfTime = (format: string): boolean => /[ymdhs]/i.test(bare(format).replace(/general/gi, ''));
