import type { ManualClass, ManualType } from '@portal/contract/documents';

/** How far a revision of a controlled manual came. */
export type EditionEnd = 'Draft' | 'Rejected' | 'InApproval' | 'Approved' | 'Released' | 'Withdrawn';

export type EditionSeed = {
  version: string;
  description: string;
  /** When it was prepared, in days before today. */
  daysAgo: number;
  /** Its planned day, in days from today. */
  day?: number;
  end: EditionEnd;
  /** Whether the authority answered a filing, where it came so far. */
  isAccepted?: boolean;
};

export type ControlledSeed = {
  docNo: string;
  title: string;
  abbr: string;
  type: ManualType;
  manualClass: ManualClass;
  editions: readonly EditionSeed[];
};

/** Manuals of OS whose revisions come through approval, in every state and over two years. */
export const controlledManuals: readonly ControlledSeed[] = [
  {
    docNo: 'OS-M-006',
    title: '운항 안전 교범',
    abbr: 'OSM',
    type: 'Manuals',
    manualClass: 'Authorized',
    editions: [
      { version: '10', description: '제정', daysAgo: 780, day: -740, end: 'Released' },
      { version: '11', description: '이착륙 기준을 개정함', daysAgo: 480, day: -430, end: 'Released' },
      { version: '12', description: '저시정 운항 절차를 보완함', daysAgo: 200, day: -160, end: 'Released' },
      { version: '13', description: '야간 이착륙 제한을 개정함', daysAgo: 20, day: 25, end: 'Approved' },
    ],
  },
  {
    docNo: 'OS-M-007',
    title: '비행 전 점검 교범',
    abbr: 'PFM',
    type: 'Manuals',
    manualClass: 'Registered',
    editions: [
      { version: '3', description: '점검표를 전면 개정함', daysAgo: 400, day: -350, end: 'Released', isAccepted: true },
      { version: '4', description: '전자 점검표를 추가함', daysAgo: 15, day: 20, end: 'Approved', isAccepted: false },
    ],
  },
  {
    docNo: 'OS-P-008',
    title: '항공기 제빙 절차',
    abbr: 'DIP',
    type: 'Procedures',
    manualClass: 'Unclassified',
    editions: [
      { version: '1', description: '제정', daysAgo: 700, day: -690, end: 'Released' },
      { version: '2', description: '제방빙액 기준을 개정함', daysAgo: 330, day: -320, end: 'Released' },
      { version: '3', description: '동계 점검 순서를 개정함', daysAgo: 25, day: 10, end: 'Released' },
      { version: '4', description: '장비 목록을 바로잡음', daysAgo: 9, end: 'Rejected' },
      { version: '5', description: '교육 주기를 조정함', daysAgo: 6, day: 40, end: 'InApproval' },
      { version: '6', description: '용어를 정비함', daysAgo: 2, end: 'Draft' },
      { version: '7', description: '시험 운영 절차', daysAgo: 60, day: 90, end: 'Withdrawn' },
    ],
  },
];

/** Pages of an edition of a controlled manual. */
export const CONTROLLED_PAGES = 8;

/** What an edition says where those before it said something else. */
export const editionSentence = (place: number): string =>
  `제${place + 1}차 개정에 따라 기장은 출발 ${40 + 5 * place}분 전까지 점검 결과를 기록하고 서명한다.`;
