import type { WordTree } from '../../../platform/i18n.ts';

export const reportViewWords = {
  progress: { ko: '처리 상태', en: 'Progress' },
  tabs: { ko: '보고서', en: 'Report' },
  print: { ko: 'PDF', en: 'PDF' },
  tab: {
    relationReports: { ko: '관련 보고서', en: 'Related reports' },
    reportDetails: { ko: '상세', en: 'Detail' },
    dialogue: { ko: '대화', en: 'Dialogue' },
    classification: { ko: '분류', en: 'Classification' },
    riskAnalysis: { ko: '위험도 평가', en: 'Risk analysis' },
    mitigation: { ko: '조치', en: 'Mitigation' },
    feedback: { ko: '회신', en: 'Feedback' },
  },
  locked: {
    classification: { ko: '관리 제외로 종결되어 열 수 없습니다.', en: 'Closed as unnecessary to manage.' },
    riskAnalysis: { ko: '먼저 분류해야 열립니다.', en: 'Opens once the report is classified.' },
    mitigation: { ko: '통보 단계부터 열립니다.', en: 'Opens from notification on.' },
    feedback: { ko: '통보 단계부터 열립니다.', en: 'Opens from notification on.' },
  },
  reportedOn: { ko: '{{day}} 보고', en: 'reported {{day}}' },
  closedOn: { ko: '{{day}} 종결', en: 'closed {{day}}' },
  back: { ko: '보고서 목록', en: 'Reports' },
  investigate: { ko: '조사 개시', en: 'Open an investigation' },
  answered: { ko: '회신 완료', en: 'Feedback given' },
  investigation: { ko: '조사 {{no}}', en: 'Investigation {{no}}' },
  act: {
    change: { ko: '수정', en: 'Modify' },
    delete: { ko: '삭제', en: 'Delete' },
    complete: { ko: '종결', en: 'Close' },
    reopen: { ko: '재개', en: 'Reopen the case' },
  },
  sure: {
    delete: {
      title: { ko: '보고서 삭제', en: 'Delete the report' },
      message: {
        ko: '정말 삭제하시겠습니까? {{name}} 보고서는 되돌릴 수 없습니다.',
        en: 'Really delete? The report {{name}} cannot be brought back.',
      },
    },
    complete: {
      title: { ko: '보고서 종결', en: 'Close the report' },
      message: {
        ko: '{{name}} 보고서의 처리를 끝내고 종결합니다.',
        en: 'The work on report {{name}} ends and it is closed.',
      },
    },
    reopen: {
      title: { ko: '보고서 재개', en: 'Reopen the case' },
      message: {
        ko: '종결된 {{name}} 보고서를 재개하여 처리를 이어 갑니다.',
        en: 'The closed report {{name}} is opened again, to go on with its case.',
      },
    },
  },
  closing: {
    word: { ko: '종결 안내', en: 'Closing word' },
    goesTo: {
      ko: '종결 안내는 보고서 {{count}}건의 보고자에게 보입니다.',
      en: {
        one: 'The reporter of {{count}} report reads the closing word.',
        other: 'The reporters of {{count}} reports read the closing word.',
      },
    },
    unanswered: { ko: '답하지 않은 보고자의 글이 있습니다.', en: 'What the reporter wrote has no answer yet.' },
    start: {
      thanks: { ko: '감사 인사', en: 'Thanks' },
      acted: { ko: '조치 완료', en: 'Acted upon' },
      shared: { ko: '관련 부서 공유', en: 'Shared' },
    },
  },
  checklist: {
    title: { ko: '종결 전 확인', en: 'Before closing' },
    item: {
      classification: { ko: '분류', en: 'Classification' },
      initialRisk: { ko: '초기 위험', en: 'Initial risk' },
      actions: { ko: '조치', en: 'Actions' },
      residualRisk: { ko: '잔여 위험', en: 'Residual risk' },
      feedback: { ko: '회신', en: 'Feedback' },
      reply: { ko: '보고자의 글에 답', en: 'Reply to the reporter' },
      filing: { ko: '법정 보고', en: 'Statutory filing' },
    },
    done: { ko: '마침', en: 'Done' },
    missing: { ko: '아직 없음', en: 'Missing' },
    noActions: { ko: '조치 없음', en: 'No actions' },
    actions: { ko: '{{all}}건 중 진행 중 {{open}}건', en: '{{open}} of {{all}} in progress' },
    unfiled: { ko: '제출하지 않음', en: 'Not filed' },
    go: { ko: '바로 가기', en: 'Go there' },
    assess: { ko: '지금 평가', en: 'Assess now' },
    highRisk: {
      ko: '남은 위험이 {{level}}({{class}})입니다. 줄이는 조치를 더 지정하는 것이 먼저인지 확인하세요.',
      en: 'The risk that is left is {{level}} ({{class}}). Consider whether further action should come first.',
    },
    toActions: { ko: '조치 지정', en: 'Assign actions' },
  },
  done: {
    delete: { ko: '삭제되었습니다.', en: 'Deleted.' },
    complete: { ko: '보고서 처리가 완료되었습니다.', en: 'Report processing complete.' },
    reopen: { ko: '사례를 재개했습니다.', en: 'The case was reopened.' },
  },
} as const satisfies WordTree;
