import type { HelpPage } from '../../../platform/help.ts';
import documentsListKeeper from './pictures/documents-list-keeper.ko.webp';
import documentsRequired from './pictures/documents-required.ko.webp';

export const help: HelpPage = {
  about: '규정과 매뉴얼, 공용 드라이브와 부서 자료실의 문서를 찾아 읽고, 꼭 읽어야 할 문서를 확인합니다.',
  parts: [
    {
      id: 'required',
      heading: '필독 문서 읽기',
      steps: [
        '홈이나 내 문서의 필독 문서에서 읽지 않은 문서를 엽니다.',
        '문서는 새 탭에서 열리고, 읽은 것으로 표시됩니다.',
        '다른 곳에서 연 문서나 다음 문서로 이어서 연 문서는 읽음으로 표시를 누릅니다. 새 개정판이 나오면 다시 읽어야 합니다.',
      ],
      picture: { src: documentsRequired, alt: '필독 문서 목록. 문서마다 읽었는지 표시되어 있다' },
    },
    {
      id: 'search',
      heading: '내용으로 찾기',
      text: '검색은 먼저 제목에서 찾습니다. 제목과 내용을 고르거나, 찾은 제목이 없을 때 내용에서 찾기를 누르면 파일 안의 글에서도 찾습니다. PDF는 제목 아래에 나오는 글을 누르면 그 쪽이 열리고 찾은 낱말이 표시됩니다. 뷰어로 열 수 없는 파일은 내려받아 봅니다. 볼 수 있는 문서만 나옵니다.',
    },
    {
      id: 'read',
      heading: '뷰어에서 읽기',
      keys: [
        ['← →', '이전 쪽, 다음 쪽'],
        ['+ -', '크게, 작게'],
        ['Ctrl+F', '문서에서 찾기'],
        ['Home End', '처음 쪽, 마지막 쪽'],
      ],
    },
    {
      id: 'upload',
      heading: '문서 올리기와 개정하기',
      steps: [
        '올릴 수 있는 드라이브의 목록에서 문서 업로드를 누릅니다. 부서 자료실에서는 먼저 일반 문서나, 맡은 매뉴얼이 있으면 매뉴얼을 고릅니다.',
        '공용 드라이브에는 여러 파일 업로드를 누르거나 목록에 끌어 놓아 한꺼번에 올립니다.',
        '이미 있는 문서는 새로 올리지 말고 그 문서에 새 개정을 올립니다. 지난 개정은 남습니다.',
      ],
      picture: { src: documentsListKeeper, alt: '부서 자료실의 문서 목록. 오른쪽 위에 문서 업로드' },
    },
    {
      id: 'readers',
      heading: '읽을 사람 정하기',
      text: '매뉴얼 관리자는 맡은 매뉴얼의 문서마다, 문서 시스템 관리자는 모든 문서에 필독자 지정으로 꼭 읽을 사람을 정하고, 필독 현황에서 누가 언제 읽었는지 보고, 엑셀로 내려받습니다.',
    },
    {
      id: 'told',
      heading: '누구에게 무엇을 알리나',
      points: ['필독자로 지정된 사람에게: 지정되었을 때, 새 개정판이 등록되었을 때'],
    },
  ],
};
