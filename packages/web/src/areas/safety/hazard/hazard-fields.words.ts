import { caseWords } from '@portal/contract/safety';
import type { WordTree } from '../../../platform/i18n.ts';

export const hazardFieldsWords = {
  title: { ko: '위해요인', en: 'Hazard' },
  control: {
    none: { ko: '선택 안 함', en: 'Not chosen' },
    ...caseWords.control,
  },
  recent: { ko: '최근 위해요인과 같게', en: 'As hazards registered recently' },
  chooseCategory: { ko: '분류 선택', en: 'Choose a category' },
  addConsequence: { ko: '결과 추가', en: 'Add a consequence' },
  describe: { ko: '{{name}} 설명', en: 'About {{name}}' },
  number: { ko: '위해요인 번호', en: 'Hazard no.' },
  missing: { ko: '선택하거나 입력해 주세요.', en: 'Please select or enter this.' },
  created: { ko: '위해요인이 등록되었습니다.', en: 'The hazard was registered.' },
  changed: { ko: '위해요인이 수정되었습니다.', en: 'The hazard was changed.' },
  none: { ko: '아직 등록한 위해요인이 없습니다.', en: 'No hazard has been registered yet.' },
} as const satisfies WordTree;
