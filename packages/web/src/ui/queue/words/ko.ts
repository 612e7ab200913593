export const queue = {
  label: '차례대로 보기',
  place: '{{total}}건 중 {{at}}번째',
  previous: '이전',
  next: '다음',
  end: '마지막 차례였습니다. 목록으로 돌아왔습니다.',
  endOfFull: '{{count}}건을 모두 지나왔습니다. 남은 것이 있으면 목록에서 이어 갈 수 있습니다.',
  passed: '기다리지 않는 {{count}}건을 지나왔습니다.',
  keys: {
    open: '단축키',
    title: '단축키',
    use: '한 글자 단축키 사용',
    useHint: '이 기기에 저장됩니다. 입력란에 쓰는 동안에는 언제나 쉽니다.',
    confirm: '물음에 확인으로 답하기',
    help: '이 도움말',
    key: '키',
    does: '하는 일',
  },
} as const;
