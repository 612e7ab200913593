import { audit } from './admin-form.audit.ts';
import { department } from './admin-form.department.ts';
import { employee } from './admin-form.employee.ts';
import { permission } from './admin-form.permission.ts';
import { vacation } from './admin-form.vacation.ts';
import { waiting } from './admin-form.waiting.ts';

/** The words of the dialogs of the admin area, which come with them. */
export const adminForm = {
  audit,
  department,
  employee,
  permission,
  vacation,
  waiting,
  save: {
    create: '등록',
    change: '수정',
    createFailed: '등록에 실패하였습니다. {{message}}',
    changeFailed: '수정에 실패하였습니다. {{message}}',
    gone: '저장할 대상이 더 이상 없습니다. 닫으면 입력한 내용이 사라집니다.',
    discard: '입력한 내용 버리고 닫기',
    codeExists: '이미 존재하는 코드 입니다.',
  },
  conflict: {
    title: '다른 사용자가 먼저 변경했습니다',
    message: '입력한 내용은 그대로 있습니다. 어느 내용으로 할지 선택해 주세요.',
    differences: '달라진 내용',
    field: '항목',
    mine: '내가 입력한 내용',
    stored: '지금 저장된 내용',
    nothing: '(없음)',
    keepMine: '내 내용으로 저장',
    takeStored: '저장된 내용 사용',
  },
  leave: {
    title: '저장하지 않은 내용이 있습니다',
    message: '닫으면 저장하지 않은 내용이 사라집니다.',
    button: '나가기',
  },
} as const;
