import { caseWords } from '@portal/contract/safety';
import type { WordTree } from '../../../platform/i18n.ts';

export const investigationWords = {
  number: { ko: '조사 번호', en: 'Investigation no.' },
  created: { ko: '등록일', en: 'Opened' },
  back: { ko: '조사 목록', en: 'Investigations' },
  change: { ko: '조사 수정', en: 'Change the investigation' },
  tabs: { ko: '조사', en: 'Investigation' },
  openedOn: { ko: '{{day}} 등록', en: 'opened on {{day}}' },
  atMost: { ko: '{{count}}자까지 쓸 수 있습니다.', en: 'At most {{count}} characters.' },
  registered: { ko: '등록되었습니다.', en: 'Registered.' },
  changed: { ko: '수정되었습니다.', en: 'Modified.' },
  list: {
    make: { ko: '새 조사', en: 'New Investigation' },
    search: { ko: '제목 / 내용 검색', en: 'Search Subject / Description' },
    everySource: { ko: '모든 경로', en: 'Every source' },
    news: {
      ko: '새 조사 {{count}}건',
      en: { one: '{{count}} new investigation', other: '{{count}} new investigations' },
    },
    empty: { ko: '조사가 없습니다.', en: 'There are no investigations.' },
  },
  field: {
    title: caseWords.field.title,
    source: caseWords.field.source,
    type: caseWords.field.type,
    report: caseWords.field.reportId,
    fieldLevel1: { ko: '분야 1단계', en: 'Field, level 1' },
    fieldLevel2: { ko: '분야 2단계', en: 'Field, level 2' },
    description: { ko: '내용', en: 'Description' },
    objective: caseWords.field.objective,
    investigators: caseWords.field.investigators,
    startDate: caseWords.field.startDate,
    endDate: caseWords.field.endDate,
    author: { ko: '담당자', en: 'Manager' },
  },
  missing: {
    title: { ko: '제목을 입력해 주세요.', en: 'Please enter the title.' },
    description: { ko: '내용을 입력해 주세요.', en: 'Please enter the description.' },
    report: { ko: '보고서를 선택해 주세요.', en: 'Please select a report.' },
    field: { ko: '분야를 선택해 주세요.', en: 'Please choose a field.' },
    investigators: { ko: '조사자를 한 명 이상 선택해 주세요.', en: 'Please choose at least one investigator.' },
  },
  investigators: {
    choose: { ko: '조사자 선택', en: 'Choose investigators' },
    remove: { ko: '{{name}} 빼기', en: 'Remove {{name}}' },
    already: { ko: '이미 선택했습니다.', en: 'Chosen already.' },
    full: { ko: '{{count}}명까지 선택할 수 있습니다.', en: 'At most {{count}} people.' },
    none: { ko: '아직 선택한 사람이 없습니다.', en: 'Nobody has been chosen yet.' },
  },
  tab: {
    outline: { ko: '개요', en: 'Outline' },
    factualInformation: { ko: '사실 정보', en: 'Factual information' },
    riskAnalysis: { ko: '위험도 평가', en: 'Risk analysis' },
    postProcess: { ko: '조사 결과·개선 조치', en: 'Post process' },
    mitigation: { ko: '조치', en: 'Mitigation' },
  },
  locked: {
    postProcess: {
      ko: '사실 정보나 위해요인을 등록하면 열립니다.',
      en: 'Opens once factual information or a hazard is registered.',
    },
    mitigation: { ko: '계획이 승인되어야 열립니다.', en: 'Opens once the plan is approved.' },
  },
  act: {
    complete: { ko: '조사 종결', en: 'Close case' },
    reopen: { ko: '재개', en: 'Reopen the case' },
    approve: { ko: '승인', en: 'Approve' },
  },
  sure: {
    complete: {
      title: { ko: '조사 종결', en: 'Close the case' },
      message: {
        ko: '{{name}} 조사를 끝내고 종결합니다.',
        en: 'Investigation {{name}} will be closed.',
      },
    },
    reopen: {
      title: { ko: '조사 재개', en: 'Reopen the case' },
      message: {
        ko: '{{name}} 조사를 재개하여 처리를 이어 갑니다.',
        en: 'The closed investigation {{name}} will be reopened.',
      },
    },
    approve: {
      title: { ko: '조사 결과·개선 조치 승인', en: 'Approve the post process' },
      message: {
        ko: '{{name}} 조사의 계획대로 담당자에게 조치를 맡깁니다.',
        en: 'The actions planned in investigation {{name}} will be assigned to their mitigators.',
      },
    },
  },
  done: {
    complete: { ko: '조사가 종결되었습니다.', en: 'The investigation has been closed.' },
    reopen: { ko: '사례를 재개했습니다.', en: 'The case has been reopened.' },
    approve: {
      ko: '조사 결과·개선 조치를 승인하고 조치 담당자를 지정했습니다.',
      en: 'The post process is approved, and the actions are assigned.',
    },
  },
  failed: {
    complete: { ko: '조사 종결에 실패했습니다', en: 'Investigation close failed' },
    reopen: { ko: '사례를 재개하지 못했습니다', en: 'The case could not be reopened' },
    approve: { ko: '승인하지 못했습니다', en: 'It could not be approved' },
  },
  notAssessed: {
    ko: '위해요인과 초기 위험도 평가가 없습니다. 반려하고, 위험도 평가에서 등록한 뒤 올려 주세요.',
    en: 'The hazard or its initial risk is missing. Return it, add them under risk analysis, and save it again.',
  },
} as const satisfies WordTree;
