import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

/** Problems that the calls of this area answer, each with its status and its sentences. */
export const leaveProblems = {
  'leave-overdrawn': {
    status: 422,
    ko: '남은 연차보다 많이 신청했습니다.',
    en: 'This is more annual leave than is left.',
  },
  'leave-overlaps': {
    status: 422,
    ko: '이미 휴가를 신청한 날짜가 있습니다.',
    en: 'There is already leave on one of these days.',
  },
  'leave-begun': {
    status: 422,
    ko: '휴가가 시작되어 취소할 수 없습니다.',
    en: 'The leave has begun and can no longer be canceled.',
  },
} as const satisfies ProblemTable;

/** Codes for problems of a single field. */
export const leaveFields = {
  'leave-date-needed': { ko: '신청일자를 선택해 주세요.', en: 'Please select the application date.' },
  'leave-day-twice': { ko: '같은 날짜를 두 번 선택했습니다.', en: 'This day was chosen twice.' },
  'leave-day-taken': { ko: '이미 휴가를 신청한 날짜입니다.', en: 'There is already leave on this day.' },
  'leave-left': {
    ko: '{expected}년에 신청할 수 있는 연차는 {limit}일입니다.',
    en: 'Days of annual leave left in {expected}: {limit}.',
  },
  'half-day-alone': { ko: '반차는 하루만 신청할 수 있습니다.', en: 'A half day is applied for by itself.' },
  'half-day-of-other-leave': { ko: '반차는 연차로만 신청할 수 있습니다.', en: 'Only annual leave has half days.' },
  'code-unknown': { ko: '등록되지 않은 사번입니다.', en: 'No employee has this code.' },
  'name-differs': { ko: '사번과 이름이 맞지 않습니다.', en: 'The name does not fit the code.' },
  'not-half-days': { ko: '0.5일 단위로 입력해 주세요.', en: 'Please enter steps of half a day.' },
  'below-used': { ko: '이미 사용한 {limit}일보다 적습니다.', en: 'This is below the {limit} days used already.' },
} as const satisfies FieldTable;
