/** What a plain document is written as. */
export type FileKind = 'docx' | 'xlsx' | 'pptx' | 'hwpx' | 'odt' | 'txt' | 'csv' | 'png' | 'pdf';

export type PlainSeed = { title: string; kind: FileKind };

const plain = (kind: FileKind, ...titles: string[]): PlainSeed[] => titles.map((title) => ({ title, kind }));

/** What stands in the drive of every department; `{name}` is the department's name. */
export const departmentPapers: readonly PlainSeed[] = [
  ...plain('docx', '{name} 업무분장'),
  ...plain('xlsx', '{name} 비상연락망'),
  ...plain('hwpx', '{name} 월간 업무보고'),
];

/** What stands besides in the drives of some. */
export const morePapers: Readonly<Record<string, readonly PlainSeed[]>> = {
  OS: [...plain('pdf', '노선 브리핑 자료'), ...plain('csv', '공항별 최저기상치'), ...plain('txt', 'EFB 배포 목록')],
  FO: [...plain('pptx', '동계운항 세미나'), ...plain('xlsx', '비행시간 집계')],
  CB: [...plain('pptx', '객실 서비스 개선'), ...plain('odt', '기내방송문 모음')],
  MT: [...plain('xlsx', '정비 이월 현황'), ...plain('csv', '부품 교환 주기')],
  SS: [...plain('pptx', '안전의 날 발표'), ...plain('odt', '안전문화 설문 결과')],
};

export const sharedPapers: readonly PlainSeed[] = [
  ...plain('pdf', '사내 전화번호부 안내', '회의실 이용 안내', '건강검진 안내'),
  ...plain('docx', '사내 동호회 소개', '통근버스 노선 안내', '경조사 지원 안내'),
  ...plain('xlsx', '연간 휴무일표', '구내식당 식단표', '법인차량 예약 현황'),
  ...plain('png', '본사 층별 안내도', '비상 대피도'),
  ...plain('txt', '와이파이 사용 방법', '프린터 설치 방법'),
  ...plain('csv', '부서별 내선번호'),
  ...plain('hwpx', '창립기념일 행사 계획'),
];

export const formPapers: readonly PlainSeed[] = [
  ...plain('docx', '출장 신청서', '교육 신청서', '재직증명서 신청서', '사고 경위서'),
  ...plain('hwpx', '품의서 양식', '회의록 양식', '업무인수인계서'),
  ...plain('xlsx', '경비 정산서', '근무표 양식', '자재 청구서'),
  ...plain('odt', '개인정보 동의서', '보안 서약서'),
];

export const trainingPapers: readonly PlainSeed[] = [
  ...plain('pptx', '신입사원 교육', '위험물 기초 교육', '보안 인식 교육', '승무원 자원관리'),
  ...plain('pdf', '안전관리시스템 기초', '피로관리 안내서', '조류충돌 예방', '겨울철 지상조업'),
  ...plain('docx', '교육 평가 문항', '강사 지침'),
  ...plain('txt', '교육 일정 공지'),
];

/** Those of all drives that are typeset. */
export const typesetPapers: readonly PlainSeed[] = [
  ...Object.values(morePapers).flat(),
  ...sharedPapers,
  ...trainingPapers,
].filter(({ kind }) => kind === 'pdf');
