import { declareProblems } from './problem-registry.ts';
import type { FieldTable } from './problem-tables.ts';

/**
 * Why a file or a sheet is not taken. Only who opens files knows, so that these come with the catalogue and not with what
 * every screen loads first.
 */
const fields = {
  'sheet-cell-error': {
    ko: '오류가 표시된 셀입니다. 값을 넣거나 비워 주세요.',
    en: 'The cell shows an error. Please enter a value or leave it empty.',
  },
  'sheet-too-large': {
    ko: '시트가 너무 큽니다. 값 없이 서식만 있는 행과 열, 쓰지 않는 내용을 지운 뒤 다시 올려 주세요.',
    en: 'The sheet is too large. Please delete rows and columns that hold formatting only, and what is not needed.',
  },
  'file-protected': {
    ko: '암호나 문서 보안(DRM)이 걸린 파일입니다. 해제한 뒤 다시 올려 주세요.',
    en: 'The file is protected by a password or DRM. Please remove the protection and upload it again.',
  },
  'file-blocked': { ko: '이 확장자의 파일은 올릴 수 없습니다.', en: 'Files with this extension cannot be uploaded.' },
  'file-is-program': { ko: '실행 프로그램은 올릴 수 없습니다.', en: 'Programs cannot be uploaded.' },
  'file-is-archive': {
    ko: '압축 파일이거나 손상된 문서입니다. 압축을 풀어 문서를 올려 주세요.',
    en: 'This is an archive or a damaged document. Please unpack it and upload the document.',
  },
  'file-mismatch': {
    ko: '파일 내용이 확장자와 맞지 않습니다. 원래 프로그램에서 다시 저장해 주세요.',
    en: 'The content is not what the extension says. Please save it again in its own program.',
  },
  'not-a-photo': {
    ko: 'JPEG, PNG, WebP 사진이 아니거나 손상된 파일입니다.',
    en: 'This is no JPEG, PNG or WebP photo, or a damaged one.',
  },
} as const satisfies FieldTable;

declare module './problem-registry.ts' {
  interface FieldTables {
    files: typeof fields;
  }
}

declareProblems({}, fields);
