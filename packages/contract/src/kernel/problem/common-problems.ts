import type { Words } from '../text/language.ts';

export type ProblemTable = Readonly<Record<string, Words & { readonly status: number }>>;
export type FieldTable = Readonly<Record<string, Words>>;

/** Problems that any call may answer (rules/platform.md#errors), each with its status and its sentences. */
export const kernelProblems = {
  'invalid-input': { status: 400, ko: '입력값을 확인해 주세요.', en: 'Please check what was entered.' },
  'not-signed-in': { status: 401, ko: '로그인이 필요합니다.', en: 'Please sign in.' },
  'no-permission': { status: 403, ko: '접근 권한이 없습니다.', en: 'Access denied.' },
  'not-found': { status: 404, ko: '찾을 수 없습니다.', en: 'Not found.' },
  'changed-meanwhile': {
    status: 409,
    ko: '다른 사용자가 먼저 변경했습니다. 바뀐 내용을 확인한 뒤 다시 시도해 주세요.',
    en: 'Somebody else changed it meanwhile. Please look at what changed, then try again.',
  },
  'has-records': {
    status: 409,
    ko: '연결된 기록이 있어 삭제할 수 없습니다.',
    en: 'Other records refer to it, so it cannot be deleted.',
  },
  'in-progress': { status: 409, ko: '같은 요청을 처리하고 있습니다.', en: 'The same request is being processed.' },
  'too-large': { status: 413, ko: '파일 또는 내용이 너무 큽니다.', en: 'The file or content is too large.' },
  'headers-too-large': {
    status: 431,
    ko: '주소나 로그인 정보가 너무 길어 처리할 수 없습니다. 계속되면 관리자에게 알려 주세요.',
    en: 'The address or the sign-in data is too long to be processed. If this goes on, please tell an administrator.',
  },
  'forbidden-file-type': {
    status: 415,
    ko: '올릴 수 없는 형식의 파일입니다.',
    en: 'Files of this kind cannot be uploaded.',
  },
  'unsupported-media-type': {
    status: 415,
    ko: '지원하지 않는 요청 형식입니다.',
    en: 'This content type is not supported.',
  },
  'range-not-satisfiable': {
    status: 416,
    ko: '파일에 없는 구간입니다.',
    en: 'The file has no such range.',
  },
  'not-valid': { status: 422, ko: '입력값을 확인해 주세요.', en: 'Please check what was entered.' },
  'wrong-status': {
    status: 422,
    ko: '지금 상태에서는 할 수 없습니다. 그사이 상태가 바뀌었는지 확인해 주세요.',
    en: 'This cannot be done in the present status. Please see whether it has changed meanwhile.',
  },
  'idempotency-key-reused': {
    status: 422,
    ko: '같은 요청 키가 다른 내용으로 다시 쓰였습니다.',
    en: 'The idempotency key was used before with another body.',
  },
  'too-many-requests': {
    status: 429,
    ko: '요청이 너무 많습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Too many requests. Please try again shortly.',
  },
  internal: { status: 500, ko: '처리 중 문제가 발생했습니다.', en: 'Something went wrong.' },
  maintenance: { status: 503, ko: '시스템 점검 중입니다.', en: 'The system is under maintenance.' },
  overloaded: {
    status: 503,
    ko: '요청이 몰려 있습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'The system is busy. Please try again shortly.',
  },
  'storage-unavailable': {
    status: 503,
    ko: '지금은 저장 공간을 쓸 수 없습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Storage is not available right now. Please try again shortly.',
  },
  'scanner-unavailable': {
    status: 503,
    ko: '지금은 파일의 악성 코드를 검사할 수 없어 올릴 수 없습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Files cannot be checked for malware right now, so none can be uploaded. Please try again shortly.',
  },
} as const satisfies ProblemTable;

/** Codes for problems of a single field. */
export const kernelFields = {
  required: { ko: '필수 항목입니다.', en: 'This is required.' },
  'unknown-field': { ko: '알 수 없는 항목입니다.', en: 'This field is not known.' },
  'wrong-type': { ko: '형식이 올바르지 않습니다.', en: 'This has the wrong type.' },
  'not-one-of': { ko: '선택할 수 없는 값입니다.', en: 'This value is not on offer.' },
  'too-long': { ko: '{limit}자까지 입력할 수 있습니다.', en: 'At most {limit} characters.' },
  'too-short': { ko: '{limit}자 이상 입력해 주세요.', en: 'At least {limit} characters.' },
  'word-too-short': { ko: '두 글자 이상의 낱말을 입력해 주세요.', en: 'Please enter a word of at least two letters.' },
  'too-many': { ko: '{limit}개까지 넣을 수 있습니다.', en: 'At most {limit} entries.' },
  'too-deep': { ko: '{limit}단계까지만 겹칠 수 있습니다.', en: 'At most {limit} levels.' },
  'too-many-cells': {
    ko: '표의 칸은 모두 합해 {limit}개까지 넣을 수 있습니다.',
    en: 'Tables may have at most {limit} cells in all.',
  },
  'too-few': { ko: '{limit}개 이상 넣어 주세요.', en: 'At least {limit} entries.' },
  'too-small': { ko: '{limit} 이상이어야 합니다.', en: 'Must be at least {limit}.' },
  'too-big': { ko: '{limit} 이하여야 합니다.', en: 'Must be at most {limit}.' },
  'bad-characters': { ko: '사용할 수 없는 문자가 있습니다.', en: 'It holds characters that cannot be stored.' },
  'person-inactive': { ko: '퇴사한 사원입니다.', en: 'This person has resigned.' },
  'sheet-empty': { ko: '내용이 없는 파일입니다.', en: 'The file holds no rows.' },
  'sheet-header-wrong': { ko: '머리글은 {expected} 여야 합니다.', en: 'The header must be {expected}.' },
  'sheet-too-many-rows': { ko: '{limit}행까지 올릴 수 있습니다.', en: 'At most {limit} rows.' },
  'sheet-formula': {
    ko: '수식이 있습니다. 값으로 바꿔 주세요.',
    en: 'It holds a formula. Please replace it by its value.',
  },
  'code-twice': { ko: '같은 값이 두 번 있습니다.', en: 'This is there twice.' },
  'not-a-number': { ko: '숫자가 아닙니다.', en: 'This is not a number.' },
  'not-whole': { ko: '정수를 입력해 주세요.', en: 'Please enter a whole number.' },
  'file-broken': { ko: '파일이 끝까지 전송되지 않았습니다.', en: 'The file did not arrive whole.' },
  'file-kind': { ko: '올릴 수 없는 형식의 파일입니다.', en: 'Files of this kind cannot be uploaded.' },
  'not-a-spreadsheet': {
    ko: '엑셀(.xlsx) 파일이 아니거나 손상된 파일입니다.',
    en: 'This is no Excel file (.xlsx), or a damaged one.',
  },
  'file-missing': { ko: '파일을 선택해 주세요.', en: 'Please choose a file.' },
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
  'file-infected': {
    ko: '악성 코드가 들어 있는 파일이라 올릴 수 없습니다.',
    en: 'The file holds malware and cannot be uploaded.',
  },
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
