import type { Random } from './demo-random.ts';

const subjects = [
  ['활주로 조류 퇴치 장비 구매', '최근 3개월간 조류 충돌이 전년 같은 기간보다 늘어 퇴치 장비를 구매하고자 합니다.'],
  ['모의비행장치 훈련 일정 변경', '정기 훈련 일정이 겹쳐 다음 달 훈련 일정을 아래와 같이 바꾸고자 합니다.'],
  ['객실 승무원 하계 유니폼 추가 제작', '신입 승무원 입사에 따라 하계 유니폼을 추가로 제작하고자 합니다.'],
  ['정비고 소화 설비 점검 용역', '법정 점검 기한이 다가와 소화 설비 점검 용역을 의뢰하고자 합니다.'],
  ['제주 노선 증편에 따른 인력 운영', '하계 성수기 증편에 맞추어 지상 인력을 아래와 같이 운영하고자 합니다.'],
  ['사무용 노트북 교체', '내용 연수가 지난 장비를 교체하고자 하오니 검토하여 주시기 바랍니다.'],
  ['항공 안전의 날 행사 개최', '안전 문화를 알리기 위한 행사를 아래와 같이 열고자 합니다.'],
  ['엔진 세척 장비 임차', '연료 효율을 높이기 위하여 엔진 세척 장비를 임차하고자 합니다.'],
  ['김포 지점 회의실 개보수', '노후한 회의실을 개보수하여 근무 환경을 나아지게 하고자 합니다.'],
  ['겨울철 제방빙 용액 확보', '동절기 운항에 대비하여 제방빙 용액을 미리 확보하고자 합니다.'],
  ['신규 취항지 현장 조사 출장', '신규 취항을 준비하기 위하여 현장 조사를 다녀오고자 합니다.'],
  ['승무원 건강 검진 협약 갱신', '검진 기관과의 협약이 끝나 같은 조건으로 갱신하고자 합니다.'],
] as const;

const units = ['식', '대', '벌', '명', '회'] as const;

const won = (amount: number): string => amount.toLocaleString('ko-KR');

/** Title and text of a memo such as an office writes. */
export const randomMemo = (random: Random): { title: string; content: string } => {
  const [subject, reason] = random.pick(subjects);
  const count = random.integer(1, 12);
  const price = random.integer(3, 420) * 10_000;
  return {
    title: `[품의서] ${subject}의 건`,
    content: [
      `<p>${reason}</p><h3>1. 내역</h3>`,
      '<table><tbody><tr><th>항목</th><th>수량</th><th>금액 (원)</th></tr>',
      `<tr><td>${subject}</td><td>${count} ${random.pick(units)}</td><td>${won(count * price)}</td></tr></tbody></table>`,
      '<h3>2. 기대 효과</h3><p>업무 효율과 안전 수준을 높이고 비용을 줄입니다. 검토 후 재가하여 주시기 바랍니다.</p>',
    ].join(''),
  };
};

export const approveComments = [
  '승인합니다.',
  '내용 확인했습니다.',
  '예산 범위 안에서 진행해 주세요.',
  '일정에 차질이 없도록 해 주세요.',
] as const;
export const rejectComments = [
  '견적을 두 곳 이상 받아 다시 올려 주세요.',
  '예산이 확보되지 않아 반려합니다.',
  '수량의 근거를 보완해 주세요.',
] as const;
export const holdComments = ['다음 주 회의 뒤에 결정하겠습니다.', '관련 부서 의견을 더 듣겠습니다.'] as const;
export const draftComments = ['빠른 검토 부탁드립니다.', '지난 회의에서 말씀드린 건입니다.', null, null, null] as const;
