import type { Random } from '../demo-random.ts';

const chapterTitles = [
  '총칙',
  '조직과 책임',
  '일반 운영',
  '준비',
  '정상 절차',
  '비정상 상황',
  '비상 대응',
  '인원과 교대',
  '교육과 자격',
  '장비와 시설',
  '위험물',
  '보안',
  '기록과 부록',
] as const;

const sectionTitles = [
  '목적과 적용 범위',
  '용어의 정의',
  '책임과 권한',
  '일반 원칙',
  '사전 확인',
  '절차의 순서',
  '상호 확인',
  '기준과 제한',
  '보고 체계',
  '의사소통',
  '기상 조건',
  '야간 작업',
  '동계 절차',
  '점검표',
  '예외의 처리',
  '인수인계',
  '기록의 보관',
  '자격의 유지',
  '품질 점검',
  '개선 조치',
  '관련 부서 협조',
  '비치와 배포',
  '개정 관리',
] as const;

const actors = [
  '기장은',
  '부기장은',
  '운항관리사는',
  '객실사무장은',
  '객실승무원은',
  '확인정비사는',
  '지상조업 책임자는',
  '당직 관리자는',
  '교관은',
  '안전담당자는',
  '통제 담당자는',
  '화물 담당자는',
] as const;

const occasions = [
  '비행 전 브리핑에서',
  '접근 단계에 들어가기 전에',
  '악기상이 예보된 경우',
  '교대 근무를 시작하기 전에',
  '비정상 상황이 발생하면',
  '제설 작업이 끝난 뒤',
  '연료 보급을 시작하기 전에',
  '승객 탑승을 시작하기 전에',
  '엔진 시동 전에',
  '도착 후 점검에서',
  '위험물이 탑재되는 경우',
  '야간 근무 중에는',
  '최저 기상 조건에 가까운 경우',
  '훈련 평가가 끝나면',
] as const;

const objects = [
  '항공기 상태와 탑재용 항공일지를',
  '기상자료와 항공고시보를',
  '연료량과 중량 배분을',
  '비상장비의 위치와 유효기간을',
  '승객 안내 사항을',
  '탑재 화물의 고박 상태를',
  '점검표의 모든 항목을',
  '인수인계 기록을',
  '제방빙 유효시간을',
  '통신 수단과 예비 주파수를',
  '활주로 상태와 제동 보고를',
  '정비 이월 사항을',
  '승무원의 피로 상태를',
  '대체 공항의 운영 시간을',
  '훈련 기록과 자격 유효기간을',
] as const;

const ways = [
  '두 사람이 서로 확인한다',
  '점검표에 따라 차례로 확인하고 서명한다',
  '확인한 결과를 즉시 보고한다',
  '살펴 기준을 벗어나면 작업을 멈추고 책임자에게 알린다',
  '기록하여 90일 동안 보관한다',
  '문서번호와 개정 상태를 대조한 뒤 사용한다',
  '안전한 쪽으로 판단하여 조치한다',
  '관련 부서에 통보하고 회신을 확인한다',
  '다음 근무자에게 서면으로 넘긴다',
  '정해진 양식에 적어 당일 안에 제출한다',
] as const;

/** A sentence as rules are written in. */
export const ruleSentence = (random: Random): string =>
  `${random.pick(actors)} ${random.pick(occasions)} ${random.pick(objects)} ${random.pick(ways)}.`;

export const ruleSentences = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () => ruleSentence(random));

export type ManualSection = { title: string; paragraphs: string[]; steps: string[] };
export type ManualChapter = { title: string; sections: ManualSection[] };

const sectionOf = (random: Random, number: string, title: string): ManualSection => ({
  title: `${number} ${title}`,
  paragraphs: Array.from({ length: random.integer(2, 3) }, () => ruleSentences(random, random.integer(2, 4)).join(' ')),
  steps: random.chance(0.6) ? ruleSentences(random, random.integer(3, 5)) : [],
});

/** Chapters of so many sections, one a page. */
export const manualChapters = (random: Random, sections: number): ManualChapter[] => {
  const each = Math.ceil(sections / chapterTitles.length);
  return chapterTitles
    .map((title, chapter) => ({
      title: `제${chapter + 1}장 ${title}`,
      sections: Array.from({ length: Math.max(0, Math.min(each, sections - chapter * each)) }, (_, place) =>
        sectionOf(random, `${chapter + 1}.${place + 1}`, sectionTitles[place % sectionTitles.length] ?? title),
      ),
    }))
    .filter((chapter) => chapter.sections.length > 0);
};
