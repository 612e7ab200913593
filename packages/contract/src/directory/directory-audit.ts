import { type AuditTrail, fact } from '@portal/contract/kernel';

const code = fact.word({ ko: '코드', en: 'Code' });
const seq = fact.number({ ko: '순서', en: 'Sequence' });
const departmentId = fact.department({ ko: '부서', en: 'Department' });
const parentId = fact.orNull(fact.department({ ko: '상위 부서', en: 'Parent department' }));
/** Only the names of changed fields are stored; their values are private. */
const fields = fact.list(fact.word({ ko: '바뀐 항목', en: 'Fields changed' }));

/** Department and employment status of an employee. */
const employee = {
  departmentId,
  seq,
  isResigned: fact.flag({ ko: '퇴사', en: 'Resigned' }),
  resignDate: fact.orNull(fact.day({ ko: '퇴사일', en: 'Resign date' })),
};
const changedEmployee = { before: employee, after: { ...employee, fields } };

const isActivated = fact.flag({ ko: '사용', en: 'Active' });
/** Names of departments are not private; storing them lets a search by a former name find the acts. */
const department = {
  code,
  departmentName: fact.word({ ko: '부서명', en: 'Department name' }),
  departmentEngName: fact.word({ ko: '영문 부서명', en: 'English department name' }),
  parentId,
  seq,
  isActivated,
};
/** Labels as in the department's form; fields of an employee with the same names have other labels. */
const departmentFields = fact.list(
  fact.word(
    { ko: '바뀐 항목', en: 'Fields changed' },
    {
      code: { ko: '코드', en: 'Code' },
      name: { ko: '부서명', en: 'Name' },
      engName: { ko: '영문 부서명', en: 'English name' },
      seq: { ko: '순서', en: 'Sequence' },
      parentId: { ko: '상위 부서', en: 'Parent department' },
      isActivated: { ko: '사용', en: 'Active' },
    },
  ),
);
const changedDepartment = { before: department, after: { ...department, departmentFields } };

const deleted = { action: 'delete', side: 'before', fact: 'code' } as const;

export const directoryTrail = {
  ko: '조직',
  en: 'Directory',
  records: {
    employee: { ko: '사원', en: 'Employee', code: deleted },
    department: {
      ko: '부서',
      en: 'Department',
      code: deleted,
      formerly: ['code', 'departmentName', 'departmentEngName'],
    },
  },
  actions: {
    hire: { ko: '등록', en: 'registered', on: { employee: { after: employee } } },
    change: { ko: '수정', en: 'changed', on: { employee: changedEmployee, department: changedDepartment } },
    resign: { ko: '퇴사 처리', en: 'resigned', on: { employee: changedEmployee } },
    'come-back': { ko: '복직 처리', en: 'came back', on: { employee: changedEmployee } },
    delete: {
      ko: '삭제',
      en: 'deleted',
      on: { employee: { before: { code, departmentId } }, department: { before: department } },
    },
    'set-photo': { ko: '사진 등록', en: 'photo set', on: { employee: {} } },
    create: { ko: '생성', en: 'created', on: { department: { after: department } } },
    activate: { ko: '사용', en: 'activated', on: { department: changedDepartment } },
    deactivate: { ko: '사용 중지', en: 'deactivated', on: { department: changedDepartment } },
    import: {
      ko: '일괄 등록',
      en: 'imported',
      on: {
        // For a new employee only the import itself is stored.
        employee: { before: fact.allOptional(employee), after: fact.allOptional(changedEmployee.after) },
        department: { before: fact.allOptional(department), after: fact.allOptional(changedDepartment.after) },
      },
    },
  },
} as const satisfies AuditTrail;
