import type { Language } from '@portal/contract/kernel';
import type { SheetForm, SheetKey, sheetKeys } from '@portal/contract/safety';

type Said = {
  draft: string;
  notOfficial: string;
  title: Record<SheetForm, string>;
  law: Record<SheetForm, string>;
  label: Record<Extract<SheetKey, (typeof sheetKeys)[number]>, string>;
  reportNo: string;
  reporter: string;
  missing: string;
};

const ko: Said = {
  draft: '제출 초안',
  notOfficial: '공식 서식이 아닙니다. 내용을 확인해 당국의 서식에 옮겨 적어 주세요.',
  title: {
    '65': '항공안전 의무보고서 초안 (별지 제65호서식)',
    '65-2': '조류·야생동물 충돌 보고서 초안 (별지 제65호의2서식)',
    '66': '항공안전 자율보고서 초안 (별지 제66호서식)',
  },
  law: {
    '65': '항공안전법 제59조제1항, 시행규칙 제134조',
    '65-2': '항공안전법 제59조제1항, 시행규칙 제134조',
    '66': '항공안전법 제61조제1항, 시행규칙 제135조',
  },
  label: {
    occurredAt: '발생 일시',
    location: '발생 장소',
    basis: '보고 구분',
    item: '별표 20의2 항목',
    organisation: '소속 기관',
    flightNo: '편명',
    registrationNo: '등록부호',
    aircraftType: '항공기 형식',
    route: '비행 구간',
    flightPhase: '비행 단계',
    personsOnBoard: '탑승 인원',
    dead: '사망자 수',
    injured: '부상자 수',
    damage: '손상',
    weather: '기상',
    eventCategories: '사건 분류',
    description: '발생 개요',
    actionsTaken: '조치 사항',
  },
  reportNo: '보고서 번호',
  reporter: '보고자',
  missing: '비어 있는 항목',
};

const en: Said = {
  draft: 'Draft for filing',
  notOfficial: 'This is not the official form. Please check it and copy it into the form of the authority.',
  title: {
    '65': 'Mandatory report of aviation safety, draft (Form 65)',
    '65-2': 'Report of a bird or wildlife strike, draft (Form 65-2)',
    '66': 'Voluntary report of aviation safety, draft (Form 66)',
  },
  law: {
    '65': 'Aviation Safety Act, Article 59(1); Enforcement Rule, Article 134',
    '65-2': 'Aviation Safety Act, Article 59(1); Enforcement Rule, Article 134',
    '66': 'Aviation Safety Act, Article 61(1); Enforcement Rule, Article 135',
  },
  label: {
    occurredAt: 'Occurred at',
    location: 'Location',
    basis: 'Basis',
    item: 'Item of Annex 20-2',
    organisation: 'Organisation',
    flightNo: 'Flight no.',
    registrationNo: 'Registration',
    aircraftType: 'Aircraft type',
    route: 'Route',
    flightPhase: 'Flight phase',
    personsOnBoard: 'Persons on board',
    dead: 'Dead',
    injured: 'Injured',
    damage: 'Damage',
    weather: 'Weather',
    eventCategories: 'Event categories',
    description: 'Description',
    actionsTaken: 'Actions taken',
  },
  reportNo: 'Report no.',
  reporter: 'Reporter',
  missing: 'Without a value',
};

/** The words of a filing sheet, in the language of its reader. */
export const sheetWords: Record<Language, Said> = { ko, en };
