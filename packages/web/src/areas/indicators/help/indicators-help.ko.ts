import type { HelpPage } from '../../../platform/help.ts';
import indicatorsDashboard from './pictures/indicators-dashboard.ko.webp';

export const help: HelpPage = {
  about: '안전성과지표의 달마다의 발생률을 목표와 경고 수준에 견주어 봅니다.',
  parts: [
    {
      id: 'read',
      heading: '지표 읽기',
      text: '지표마다 고른 달의 상태(예비, 목표, 주의, 경계, 심각)가 나옵니다. 지표를 누르면 발생률의 그래프와 같은 값의 표가 나옵니다.',
      picture: { src: indicatorsDashboard, alt: '지표 목록과 고른 지표의 월별 발생률 그래프' },
    },
    {
      id: 'chart',
      heading: '그래프에서 달 옮기기',
      keys: [['← →', '이전 달, 다음 달']],
    },
    {
      id: 'take',
      heading: '가져가기',
      text: '그래프는 그림으로, 값은 엑셀로 내려받습니다.',
    },
    {
      id: 'figures',
      heading: '값 올리기 (관리)',
      steps: [
        '안전성과지표 관리에서 양식을 내려받아 기준, 월별 운항편수, 발생 건수를 적습니다.',
        '파일을 선택하면 바뀌는 값과 상태를 지금과 업로드 후로 나란히, 마지막에 누가 올렸는지와 함께 먼저 보여 줍니다. 확인하고 업로드를 누릅니다.',
        '한 행이라도 잘못되면 아무것도 바뀌지 않고, 잘못된 행을 모두 알려 줍니다.',
      ],
    },
    {
      id: 'proposal',
      heading: '제안 받기 (관리)',
      text: '기준은 지난 3년의 실적에서, 발생 건수는 제출된 보고서에서 계산해 제안합니다. 실적이 12개월보다 적은 지표의 기준은 비워 둡니다. 엑셀로 받아 고친 뒤 올립니다.',
    },
  ],
};
