import type { Level } from '@portal/contract/identity';
import type { Language, MenuName } from '@portal/contract/kernel';

export const MAIL_DOMAIN = 'hanbit.example';

/** Accounts of the demo sign-in without an employee record. */
export const UNREGISTERED = { email: `stranger@${MAIL_DOMAIN}`, name: '등록되지 않은 계정' };

type DepartmentSeed = { code: string; parent: string | null; name: string; engName: string; people: number };

const dept = (code: string, parent: string | null, name: string, engName: string, people: number): DepartmentSeed => ({
  code,
  parent,
  name,
  engName,
  people,
});

/** Parents stand before their children; `people` is about how many the generator puts there. */
export const departments: readonly DepartmentSeed[] = [
  dept('HQ', null, '한빛항공', 'Headquarters', 2),
  dept('HR', 'HQ', '인사팀', 'Human Resources', 8),
  dept('IT', 'HQ', '정보기술팀', 'Information Technology', 10),
  dept('FI', 'HQ', '재무팀', 'Finance', 8),
  dept('LG', 'HQ', '법무팀', 'Legal', 4),
  dept('PR', 'HQ', '홍보팀', 'Communications', 4),
  dept('MK', 'HQ', '영업팀', 'Sales and Marketing', 12),
  dept('PU', 'HQ', '구매팀', 'Procurement', 6),
  dept('SS', 'HQ', '안전보안실', 'Safety and Security', 9),
  dept('OP', 'HQ', '운항본부', 'Flight Operations Div.', 3),
  dept('FO', 'OP', '운항팀', 'Flight Operations', 48),
  dept('FS', 'OP', '운항표준팀', 'Flight Standards', 8),
  dept('FT', 'OP', '운항훈련팀', 'Flight Training', 10),
  dept('FQ', 'OP', '운항품질팀', 'Flight Quality', 6),
  dept('CO', 'OP', '운항통제팀', 'Operations Control', 14),
  dept('CT', 'OP', '운항관리팀', 'Flight Dispatch', 12),
  dept('OS', 'OP', '운항지원팀', 'Operations Support', 8),
  dept('OC', 'OP', '종합통제센터', 'Operations Center', 10),
  dept('CS', 'HQ', '고객서비스본부', 'Customer Service Div.', 3),
  dept('CB', 'CS', '객실승무팀', 'Cabin Crew', 56),
  dept('CQ', 'CS', '객실훈련팀', 'Cabin Training', 6),
  dept('GS', 'CS', '지상서비스팀', 'Ground Service', 14),
  dept('AP', 'CS', '공항지원팀', 'Airport Support', 10),
  dept('MT', 'HQ', '정비본부', 'Maintenance Div.', 3),
  dept('ME', 'MT', '기체정비팀', 'Airframe Maintenance', 18),
  dept('MP', 'MT', '정비계획팀', 'Maintenance Planning', 8),
  dept('MQ', 'MT', '정비품질팀', 'Maintenance Quality', 6),
  dept('ML', 'MT', '자재팀', 'Materials', 6),
  dept('CG', 'HQ', '화물팀', 'Cargo', 8),
  dept('RM', 'HQ', '수익관리팀', 'Revenue Management', 5),
];

type PersonSeed = {
  account: string;
  name: string;
  engName: string;
  position: string;
  department: string;
  grants?: readonly { menu: MenuName; level: Level }[];
  resigned?: true;
  /** What this person is good for trying out. */
  hint: Record<Language, string>;
};

const grant = (menu: MenuName, level: Level) => ({ menu, level });

/** People of the demo whom tests and documents know by their address. */
export const fixedPeople: readonly PersonSeed[] = [
  {
    account: 'ceo',
    hint: { ko: '최종 결재자', en: 'Approves last' },
    name: '한도윤',
    engName: 'Han Doyun',
    position: '대표이사',
    department: 'HQ',
    grants: [grant('ESMS', 'Level4')],
  },
  {
    account: 'admin',
    hint: { ko: '시스템 관리자', en: 'System administrator' },
    name: '오지훈',
    engName: 'Oh Jihun',
    position: '부장',
    department: 'IT',
    grants: [grant('Admin', 'Level0'), grant('Document', 'Level4')],
  },
  {
    account: 'hr',
    hint: { ko: '인사 관리자', en: 'Administers employees' },
    name: '문서윤',
    engName: 'Moon Seoyun',
    position: '대리',
    department: 'HR',
    grants: [grant('Admin', 'Level0')],
  },
  {
    account: 'safety.master',
    hint: { ko: '안전 총괄 관리자', en: 'Safety master' },
    name: '배성민',
    engName: 'Bae Seongmin',
    position: '부장',
    department: 'SS',
    grants: [grant('ESMS', 'Level6')],
  },
  {
    account: 'safety.limited',
    hint: { ko: '안전 제한 관리자', en: 'Safety master, limited' },
    name: '윤가람',
    engName: 'Yoon Garam',
    position: '과장',
    department: 'SS',
    grants: [grant('ESMS', 'Level5')],
  },
  {
    account: 'safety.officer',
    hint: { ko: '안전 담당자', en: 'Safety officer' },
    name: '서하린',
    engName: 'Seo Harin',
    position: '대리',
    department: 'SS',
  },
  {
    account: 'ops.head',
    hint: { ko: '운항본부장', en: 'Heads flight operations' },
    name: '정하늘',
    engName: 'Jeong Haneul',
    position: '상무',
    department: 'OP',
    grants: [grant('ESMS', 'Level3')],
  },
  {
    account: 'ops.lead',
    hint: { ko: '운항팀장', en: 'Leads the pilots' },
    name: '이서연',
    engName: 'Lee Seoyeon',
    position: '부장',
    department: 'FO',
    grants: [grant('ESMS', 'Level2')],
  },
  {
    account: 'captain',
    hint: { ko: '기안자', en: 'Drafts memos' },
    name: '김도현',
    engName: 'Kim Dohyun',
    position: '기장',
    department: 'FO',
  },
  {
    account: 'first.officer',
    hint: { ko: '부기장', en: 'First officer' },
    name: '박지훈',
    engName: 'Park Jihun',
    position: '부기장',
    department: 'FO',
  },
  {
    account: 'cabin',
    hint: { ko: '객실 승무원', en: 'Cabin crew' },
    name: '최유진',
    engName: 'Choi Yujin',
    position: '사원',
    department: 'CB',
  },
  {
    account: 'engineer',
    hint: { ko: '정비사', en: 'Engineer' },
    name: '강태오',
    engName: 'Kang Taeo',
    position: '대리',
    department: 'MT',
  },
  {
    account: 'doc.manager',
    hint: { ko: '규정 관리자', en: 'Manages manuals' },
    name: '임수아',
    engName: 'Lim Sua',
    position: '과장',
    department: 'OS',
  },
  {
    account: 'resigned',
    hint: { ko: '퇴사자: 포털이 거절합니다', en: 'Resigned: the portal refuses' },
    name: '노은채',
    engName: 'Noh Eunchae',
    position: '사원',
    department: 'CS',
    resigned: true,
  },
];

export const surnames = [
  ['김', 'Kim'],
  ['이', 'Lee'],
  ['박', 'Park'],
  ['최', 'Choi'],
  ['정', 'Jeong'],
  ['강', 'Kang'],
  ['조', 'Cho'],
  ['윤', 'Yoon'],
  ['장', 'Jang'],
  ['임', 'Lim'],
  ['한', 'Han'],
  ['오', 'Oh'],
  ['서', 'Seo'],
  ['신', 'Shin'],
  ['권', 'Kwon'],
  ['황', 'Hwang'],
] as const;

export const givenNames = [
  ['서준', 'Seojun'],
  ['민준', 'Minjun'],
  ['도윤', 'Doyun'],
  ['예준', 'Yejun'],
  ['시우', 'Siwoo'],
  ['주원', 'Juwon'],
  ['하준', 'Hajun'],
  ['지호', 'Jiho'],
  ['서연', 'Seoyeon'],
  ['서윤', 'Seoyun'],
  ['지우', 'Jiwoo'],
  ['서현', 'Seohyun'],
  ['하은', 'Haeun'],
  ['하윤', 'Hayun'],
  ['민서', 'Minseo'],
  ['지유', 'Jiyu'],
  ['윤서', 'Yunseo'],
  ['채원', 'Chaewon'],
  ['수아', 'Sua'],
  ['지민', 'Jimin'],
  ['은우', 'Eunwoo'],
  ['현우', 'Hyunwoo'],
  ['준서', 'Junseo'],
  ['건우', 'Gunwoo'],
  ['우진', 'Woojin'],
  ['다은', 'Daeun'],
  ['예은', 'Yeeun'],
  ['소율', 'Soyul'],
  ['가은', 'Gaeun'],
  ['태윤', 'Taeyun'],
] as const;

/** Positions by kind of department: flight crew, cabin crew, all others. */
export const positionsOf = (code: string): readonly string[] => {
  if (code === 'FO') return ['기장', '부기장', '부기장', '기장'];
  if (code === 'CB') return ['사원', '사원', '대리', '과장'];
  return ['사원', '사원', '대리', '과장', '차장', '부장'];
};
