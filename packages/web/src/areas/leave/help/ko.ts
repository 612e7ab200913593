import type { HelpPage } from '../../../platform/help.ts';
import writeLeave from './pictures/write-leave.ko.webp';

export const help: HelpPage = {
  about: '휴가는 전자결재의 휴가신청서로 신청합니다. 남은 일수는 홈의 내 휴가에서 볼 수 있습니다.',
  parts: [
    {
      id: 'apply',
      heading: '휴가를 신청하는 순서',
      steps: [
        '홈의 내 휴가에서 휴가 신청을 누릅니다.',
        '휴가의 종류를 고르고 달력에서 날짜를 누릅니다. 연이은 날이 아니어도 됩니다.',
        '연락처와 결재선을 넣고 결재 상신을 누릅니다.',
      ],
      picture: { src: writeLeave, alt: '휴가신청서 작성 화면의 달력과 연차 현황' },
    },
    {
      id: 'half',
      heading: '반차',
      text: '오전이나 오후 반차는 하루만 신청하고 0.5일을 씁니다. 같은 날 오전과 오후를 따로 신청할 수 있습니다.',
    },
    {
      id: 'balance',
      heading: '일수를 읽는 법',
      points: [
        '신청 가능은 총 일수에서 사용한 일수와 신청 중인 일수를 뺀 것입니다.',
        '해를 넘기는 휴가는 각 날이 속한 해의 일수를 씁니다.',
        '이미 휴가가 있는 날이나 남은 일수를 넘는 연차는 상신되지 않습니다.',
      ],
    },
    {
      id: 'cancel',
      heading: '휴가 취소하기',
      text: '결재 중인 휴가는 언제든지, 완료된 휴가는 첫날의 전날까지 문서의 결재 취소로 취소합니다. 일수는 바로 돌아옵니다.',
    },
    {
      id: 'told',
      heading: '누구에게 무엇을 알리나',
      points: ['본인에게: 완료, 반려, 보류, 의견, 그리고 휴가가 시작되기 전날', '결재자에게: 결재할 차례'],
    },
  ],
};
