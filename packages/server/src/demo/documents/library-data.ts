import type { ManualClass, ManualType } from '@portal/contract/documents';

/** Drives that belong to no department. */
export const generalDrives = { shared: '공용 자료실', forms: '서식', training: '교육자료' } as const;

export type ManualSeed = {
  department: string;
  docNo: string;
  title: string;
  subTitle: string;
  abbr: string;
  type: ManualType;
  manualClass: ManualClass;
  /** Pages of its current revision; none was brought yet without. */
  pages?: number;
  /** How many revisions there are. */
  revisions?: number;
};

const manual = (
  [department, number]: readonly [string, string],
  [title, subTitle, abbr]: readonly [string, string, string],
  [type, manualClass]: readonly [ManualType, ManualClass],
  [pages, revisions]: readonly [number?, number?] = [],
): ManualSeed => ({
  ...{ department, docNo: `${department}-${number}`, title, subTitle, abbr, type, manualClass },
  ...(pages === undefined ? {} : { pages, revisions: revisions ?? 1 }),
});

/** The long one, in which one sentence stands on one page and nowhere else. */
export const longManual = {
  docNo: 'OS-M-001',
  page: 212,
  sentence: '활주로 끝 안전구역의 청색 비상등은 은하수 절차에 따라 세 번 깜박인 뒤 끄고 관제탑에 알린다.',
} as const;

export const manuals: readonly ManualSeed[] = [
  manual(['OS', 'M-001'], ['운항규정', '제1권 일반', 'FOM'], ['Manuals', 'Authorized'], [300, 4]),
  manual(['OS', 'M-002'], ['노선운영교범', '국내선과 단거리 국제선', 'RM'], ['Manuals', 'Registered'], [22, 3]),
  manual(['OS', 'P-003'], ['전자비행정보(EFB) 운영절차', '', 'EFB'], ['Procedures', 'Registered'], [14, 2]),
  manual(['OS', 'G-004'], ['연료관리 지침', '', 'FMG'], ['Guidelines', 'Unclassified'], [12, 2]),
  manual(
    ['FO', 'P-001'],
    ['조종사 표준운항절차', '정상 절차', 'SOP'],
    ['Procedures', 'Authorized_Registered'],
    [24, 3],
  ),
  manual(['FO', 'G-002'], ['동계운항 지침', '제방빙과 오염 활주로', 'WOG'], ['Guidelines', 'Unclassified'], [12, 3]),
  manual(['FS', 'M-001'], ['항공기 운용교범 B737', '', 'AOM-737'], ['Manuals', 'Authorized'], [26, 2]),
  manual(['FS', 'M-002'], ['항공기 운용교범 A330', '', 'AOM-330'], ['Manuals', 'Authorized'], [26, 2]),
  manual(['FS', 'M-003'], ['최소장비목록', '전 기종', 'MEL'], ['Manuals', 'Authorized'], [20, 3]),
  manual(['FT', 'M-001'], ['운항훈련교범', '', 'FTM'], ['Manuals', 'Authorized'], [20, 2]),
  manual(['FT', 'P-002'], ['모의비행훈련장치 운영절차', '', 'FSTD'], ['Procedures', 'Registered'], [10, 1]),
  manual(['FQ', 'P-001'], ['비행자료분석 업무절차', '', 'FOQA'], ['Procedures', 'Registered'], [12, 2]),
  manual(['CO', 'M-001'], ['운항통제교범', '', 'OCM'], ['Manuals', 'Authorized'], [18, 2]),
  manual(['CT', 'M-001'], ['운항관리교범', '', 'DOM'], ['Manuals', 'Authorized'], [18, 2]),
  manual(['CT', 'P-002'], ['비행계획 수립 절차', '', 'FPP'], ['Procedures', 'Registered'], [10, 1]),
  manual(['OC', 'P-001'], ['비상대응 절차서', '사고와 준사고', 'ERP'], ['Procedures', 'Authorized'], [18, 2]),
  manual(['SS', 'M-001'], ['안전관리시스템 매뉴얼', '', 'SMS'], ['Manuals', 'Authorized'], [22, 3]),
  manual(['SS', 'M-002'], ['항공보안계획', '', 'ASP'], ['Manuals', 'Authorized'], [14, 2]),
  manual(['SS', 'G-003'], ['안전보고 지침', '의무보고와 자율보고', 'SRG'], ['Guidelines', 'Unclassified'], [10, 1]),
  manual(['CB', 'M-001'], ['객실승무원 교범', '', 'CCM'], ['Manuals', 'Authorized'], [26, 3]),
  manual(['CB', 'P-002'], ['객실 비상절차', '탈출과 화재', 'CEP'], ['Procedures', 'Authorized_Registered'], [14, 2]),
  manual(['CQ', 'M-001'], ['객실훈련교범', '', 'CTM'], ['Manuals', 'Authorized'], [14, 1]),
  manual(['MT', 'M-001'], ['정비규정', '', 'GMM'], ['Manuals', 'Authorized'], [24, 3]),
  manual(['MT', 'M-002'], ['정비프로그램', '전 기종', 'AMP'], ['Manuals', 'Authorized'], [18, 2]),
  manual(['ME', 'P-001'], ['기체정비 작업절차', '', 'AWP'], ['Procedures', 'Registered'], [12, 1]),
  manual(['MQ', 'P-001'], ['정비품질보증 절차', '', 'QAP'], ['Procedures', 'Authorized_Registered'], [12, 1]),
  manual(['ML', 'P-001'], ['항공자재 관리절차', '', 'MMP'], ['Procedures', 'Registered'], [10, 1]),
  manual(['GS', 'M-001'], ['지상조업교범', '', 'GOM'], ['Manuals', 'Registered'], [16, 2]),
  manual(['CG', 'M-001'], ['위험물 취급교범', '', 'DGM'], ['Manuals', 'Authorized'], [16, 2]),
  manual(['AP', 'P-001'], ['공항서비스 업무절차', '', 'ASP-P'], ['Procedures', 'Unclassified'], [10, 1]),
  manual(['IT', 'G-001'], ['정보보호 지침', '', 'ISG'], ['Guidelines', 'Unclassified']),
  manual(['OS', 'M-005'], ['장거리 운항교범', '제정 준비 중', 'EDTO'], ['Manuals', 'Registered']),
];

/** What changed, from the second revision on. */
export const changes: readonly string[] = [
  '관련 법령 개정 사항을 반영함',
  '용어를 정비하고 서식 번호를 바로잡음',
  '안전점검 권고 사항을 반영하여 절차를 보완함',
  '조직 개편에 따라 책임 부서를 변경함',
  '훈련 주기와 평가 기준을 조정함',
  '부록의 점검표를 전면 개정함',
];

/** Whose manuals whom must read them, besides their own people. */
export const requiredReading: readonly {
  docNo: string;
  departments: readonly string[];
  accounts: readonly string[];
  /** Days to read it; none where it is left out. */
  dueDays?: number;
}[] = [
  { docNo: 'OS-M-001', departments: ['FO', 'FS', 'FT', 'OS'], accounts: ['ops.lead', 'captain', 'first.officer'] },
  { docNo: 'FO-P-001', departments: ['FO'], accounts: ['captain', 'first.officer'] },
  { docNo: 'FO-G-002', departments: ['FO', 'CT'], accounts: ['captain', 'first.officer'], dueDays: 1 },
  { docNo: 'FS-M-003', departments: ['FO', 'MT', 'ME'], accounts: ['captain', 'engineer'] },
  { docNo: 'OC-P-001', departments: ['OC', 'CO', 'CB'], accounts: ['ops.head', 'cabin', 'captain'] },
  { docNo: 'SS-M-001', departments: ['SS', 'FQ', 'MQ'], accounts: ['ceo', 'ops.head', 'captain', 'cabin', 'engineer'] },
  { docNo: 'SS-G-003', departments: ['FO', 'CB', 'GS'], accounts: ['captain', 'cabin', 'first.officer'], dueDays: 60 },
  { docNo: 'CB-M-001', departments: ['CB', 'CQ'], accounts: ['cabin'] },
  { docNo: 'CB-P-002', departments: ['CB'], accounts: ['cabin'] },
  { docNo: 'MT-M-001', departments: ['MT', 'ME', 'MP', 'MQ'], accounts: ['engineer'] },
  { docNo: 'CG-M-001', departments: ['CG', 'GS'], accounts: ['captain', 'cabin'] },
];

/** Who still has to read these, whatever chance says of others: whoever tries the demo finds something to read. */
export const unread: Readonly<Record<string, readonly string[]>> = {
  captain: ['OS-M-001', 'FO-G-002', 'SS-G-003'],
  'first.officer': ['OS-M-001', 'FO-P-001'],
  cabin: ['CB-M-001', 'SS-G-003', 'CG-M-001'],
  engineer: ['MT-M-001'],
};

/** Notices by the code of the department, or the name of the general drive. */
export const notices: readonly { place: string; by: string; title: string; content: string }[] = [
  {
    place: 'OS',
    by: 'doc.manager',
    title: '운항규정 개정 안내',
    content:
      '운항규정이 개정되었습니다.\n필독 대상자는 개정일부터 14일 안에 읽고 읽음 표시를 해 주세요.\n\n문의: 운항지원팀',
  },
  {
    place: 'FO',
    by: 'admin',
    title: '동계운항 지침 확인',
    content: '첫 서리 예보 전에 동계운항 지침을 다시 확인해 주세요.',
  },
  {
    place: 'SS',
    by: 'admin',
    title: '안전보고 지침을 새로 올렸습니다',
    content: '의무보고와 자율보고의 기준이 바뀌었습니다.\n보고 전에 지침을 확인해 주세요.',
  },
  {
    place: 'CB',
    by: 'admin',
    title: '객실승무원 교범 비치본 교체',
    content: '기내 비치본은 다음 달 1일까지 교체합니다.',
  },
  {
    place: generalDrives.shared,
    by: 'admin',
    title: '공용 자료실 이용 안내',
    content: '누구나 자료를 올릴 수 있습니다.\n같은 이름의 파일은 올린 사람만 새 개정으로 바꿀 수 있습니다.',
  },
  {
    place: generalDrives.forms,
    by: 'admin',
    title: '서식은 최신본을 사용하세요',
    content: '저장해 둔 서식 대신 이곳의 최신 개정을 내려받아 사용해 주세요.',
  },
];
