export const departmentForm = {
  edit: '부서 수정',
  field: {
    code: '코드',
    name: '부서명',
    engName: '영문 부서명',
    seq: '순서',
    parentId: '상위 부서',
    isActivated: '사용',
  },
  missing: {
    code: '코드를 입력해 주세요.',
    name: '부서명을 입력해 주세요.',
    engName: '영문 부서명을 입력해 주세요.',
    seq: '순서를 입력해 주세요.',
  },
  noParent: '없음 (최상위)',
  activatedHelp: '사용하지 않는 부서는 사원과 결재선을 고를 때 나타나지 않습니다.',
  members: '{{name}} 부서원',
  withResigned: '퇴사자 포함',
  noMembers: '부서원이 없습니다.',
  created: '부서를 등록했습니다.',
  changed: '부서를 수정했습니다.',
} as const;
