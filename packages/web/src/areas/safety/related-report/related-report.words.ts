import type { WordTree } from '../../../platform/i18n.ts';

export const relatedReportWords = {
  group: { ko: '관련 보고서 묶음', en: 'Related reports' },
  main: { ko: '대표', en: 'Main' },
  acts: { ko: '처리', en: 'Actions' },
  none: { ko: '관련 보고서가 없습니다.', en: 'There is no related reports' },
  noneHint: {
    ko: '같은 일을 알린 보고서를 묶으면 대표 보고서 하나로 함께 처리합니다.',
    en: 'Reports that tell of the same event are handled together, as one main report.',
  },
  add: { ko: '보고서 추가', en: 'Add reports' },
  addTitle: { ko: '관련 보고서 추가', en: 'Add related reports' },
  toAdd: { ko: '추가할 보고서', en: 'Reports to add' },
  near: { ko: '같은 일일 수 있는 보고서', en: 'May be the same event' },
  nearHint: { ko: '발생일 앞뒤 하루', en: 'Within a day of the event' },
  same: {
    flight: { ko: '같은 편', en: 'same flight' },
    aircraft: { ko: '같은 기체', en: 'same aircraft' },
    place: { ko: '같은 장소', en: 'same place' },
    kind: { ko: '같은 종류', en: 'same kind' },
  },
  there: { ko: '이 묶음의 보고서', en: 'in this group' },
  look: { ko: '{{name}} 새 탭에서 보기', en: 'Look at {{name}} in a new tab' },
  lookHead: { ko: '보기', en: 'Look' },
  chosen: { ko: '{{count}} / {{limit}}건 선택', en: '{{count}} / {{limit}} chosen' },
  chosenReports: { ko: '선택한 보고서', en: 'Chosen reports' },
  unchoose: { ko: '{{name}} 선택 해제', en: 'Remove {{name}}' },
  added: {
    ko: '관련 보고서 {{count}}건이 추가되었습니다.',
    en: { one: '{{count}} related report was added.', other: '{{count}} related reports were added.' },
  },
  notAdded: {
    ko: '추가할 수 없는 보고서가 있어 아무것도 추가하지 않았습니다. 빼고 다시 추가해 주세요.',
    en: 'Some of these reports cannot be added, so none was. Take them off and add the others.',
  },
  act: { setMain: { ko: '대표로 지정', en: 'Set as main' }, release: { ko: '연결 해제', en: 'Release' } },
  actOn: {
    setMain: { ko: '{{name}} 대표로 지정', en: 'Set {{name}} as main report' },
    release: { ko: '{{name}} 연결 해제', en: 'Release {{name}}' },
  },
  sure: {
    setMain: {
      title: { ko: '대표 보고서 지정', en: 'Set the main report' },
      message: {
        ko: '{{name}} 보고서가 대표가 되고, 묶음의 처리 상태는 그 보고서의 분류를 따릅니다.',
        en: 'Report {{name}} becomes the main report, and the status of the group follows its classification.',
      },
    },
    release: {
      title: { ko: '관련 보고서 연결 해제', en: 'Release the relation' },
      message: {
        ko: '{{name}} 보고서를 묶음에서 빼고, 그 보고서의 처리를 따로 이어 갑니다.',
        en: 'Report {{name}} leaves the group and goes on with a case of its own.',
      },
    },
  },
  done: {
    setMain: { ko: '대표 보고서로 지정되었습니다.', en: 'The main report was set.' },
    release: { ko: '관련 보고서 연결이 해제되었습니다.', en: 'The relation was released.' },
  },
  failed: {
    setMain: { ko: '대표 보고서 지정에 실패했습니다. {{message}}', en: 'Failed to set the main report. {{message}}' },
    release: {
      ko: '관련 보고서 연결을 해제하지 못했습니다. {{message}}',
      en: 'The relation could not be released. {{message}}',
    },
  },
  why: {
    closed: { ko: '종결된 보고서의 묶음은 바꿀 수 없습니다.', en: 'The group of a closed report cannot be changed.' },
    child: { ko: '보고서는 대표 보고서에서 추가할 수 있습니다.', en: 'Reports are added at the main report.' },
    late: {
      ko: '대표 보고서는 접수와 위해요인 식별 단계에서만 바꿀 수 있습니다.',
      en: 'The main report changes only while it is open or its hazard is being identified.',
    },
    bound: {
      ko: '지금 대표 보고서에 위해요인, 조치 또는 조사가 있어 대표를 바꿀 수 없습니다.',
      en: 'The present main report has a hazard, actions or an investigation, so another cannot take its place.',
    },
  },
  references: { ko: '참고 보고서', en: 'Reference reports' },
  sharing: { ko: '같은 점', en: 'What they share' },
  shared: {
    event: { ko: '같은 사건 범주', en: 'Same event category' },
    hazard: { ko: '같은 위해요인 분류', en: 'Same hazard category' },
  },
  from: { ko: '발생일 시작', en: 'First event day' },
  to: { ko: '발생일 끝', en: 'Last event day' },
  quick: { ko: '최근 기간', en: 'Recent months' },
  months: { ko: '{{count}}개월', en: { one: '{{count}} month', other: '{{count}} months' } },
  everyDay: { ko: '전체 기간', en: 'All days' },
  half: { ko: '시작일과 종료일을 모두 선택해 주세요.', en: 'Please choose both days.' },
  reversed: { ko: '끝나는 날이 시작하는 날보다 빠릅니다.', en: 'The last day lies before the first.' },
  noReferences: { ko: '참고할 보고서가 없습니다.', en: 'There are no reports to compare with.' },
  unclassified: {
    ko: '이 보고서를 분류하면 같은 사건 범주의 보고서가 나타납니다.',
    en: 'Once this report is classified, those of the same event category are shown.',
  },
  noHazard: {
    ko: '이 보고서의 위해요인과 같은 분류의 보고서가 여기에 나타납니다.',
    en: 'Reports whose hazard is of the same category as that of this one are shown here.',
  },
  widen: { ko: '기간을 넓혀 보세요.', en: 'Try a longer period.' },
} as const satisfies WordTree;
