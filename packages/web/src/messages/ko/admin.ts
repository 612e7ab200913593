import { audit } from './admin.audit.ts';
import { department } from './admin.department.ts';
import { employee } from './admin.employee.ts';
import { permission } from './admin.permission.ts';
import { vacation } from './admin.vacation.ts';
import { waiting } from './admin.waiting.ts';

export const admin = {
  audit,
  department,
  employee,
  permission,
  vacation,
  waiting,
  list: {
    pageSize: '페이지당 건수',
    perPage: '{{count}}건씩 보기',
    searchChip: '검색: {{text}}',
    empty: '데이터가 없습니다.',
    noMatchHint: '검색어를 바꾸거나 필터를 지워 보세요.',
    pageGone: '이 페이지에는 데이터가 없습니다.',
    firstPage: '첫 페이지로',
  },
  person: { look: '이름으로 찾기', nobody: '찾는 사원이 없습니다.', clear: '선택 지우기' },
  row: { actions: '수정·삭제', edit: '{{name}} 수정', delete: '{{name}} 삭제' },
  delete: '삭제',
} as const;
