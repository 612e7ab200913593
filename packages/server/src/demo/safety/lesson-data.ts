import type { LessonBody } from '@portal/contract/safety';

/** What a lesson of the demo says, and out of what kind of case. */
export type Teaching = Pick<LessonBody, 'title' | 'happened' | 'causes' | 'learned' | 'fieldLevel1' | 'fieldLevel2'> & {
  from: 'Report' | 'Investigation';
};

const field = (level1: number, level2: number) => ({ fieldLevel1: { id: level1 }, fieldLevel2: { id: level2 } });

/** Fifteen lessons, the one published first at the top; the last three are not published. */
export const teachings: readonly Teaching[] = [
  {
    title: '접근 중 조류 충돌 뒤에는 착륙 후 점검을 먼저',
    happened:
      '최종접근에서 새와 부딪혔으나 계기가 정상이어서 다음 편을 그대로 준비했다. 정비 인계 직전에 기수 덮개의 자국이 발견되었다.',
    causes: '계기가 정상이면 손상이 없다고 여겼고, 접근 절차서에 점검을 요청하는 시점이 없었다.',
    learned: '부딪혔다고 느끼면 계기와 관계없이 착륙 후 외부 점검을 요청한다. 관제에 알려 뒤따르는 항공기에 전한다.',
    from: 'Report',
    ...field(7, 73),
  },
  {
    title: '활주로 정지선 앞에서 복창이 맞는지 한 번 더',
    happened: '지상활주 중 정지선을 조금 넘어 멈췄다. 활주로에는 다른 항공기가 없었다.',
    causes: '비슷한 호출부호가 있었고, 두 사람이 서로 다른 지시를 들었지만 묻지 않았다.',
    learned: '지시가 조금이라도 다르게 들리면 멈추고 다시 묻는다. 정지선 앞에서는 다른 일을 하지 않는다.',
    from: 'Investigation',
    ...field(1, 11),
  },
  {
    title: '탑재 변경은 말이 아니라 새 서류로',
    happened: '출발 직전에 화물 위치가 바뀌었으나 무게중심 서류는 처음 것이 쓰였다. 이륙 전에 알아차려 고쳤다.',
    causes: '변경을 무전으로만 전했고 받은 사람이 메모로 남겼다.',
    learned: '위치나 무게가 바뀌면 새 서류를 받고 나서 문을 닫는다. 메모는 서류를 대신하지 않는다.',
    from: 'Report',
    ...field(1, 12),
  },
  {
    title: '객실 문을 열기 전 모드 확인',
    happened: '도착 후 문 모드를 바꾸지 않은 채 손잡이에 손이 갔다. 동료가 막았다.',
    causes: '인사와 방송이 겹쳐 복창이 생략되었다.',
    learned: '모드 확인은 마주 보고 소리 내어 한다. 겹치는 일은 확인 뒤로 미룬다.',
    from: 'Report',
    ...field(1, 11),
  },
  {
    title: '불안정한 접근은 일찍 그만둔다',
    happened: '기준 고도에서 속도가 높았으나 곧 맞으리라 보고 이어 갔고, 접지가 길어졌다.',
    causes: '뒷바람이 예보보다 강했고, 복행을 말하기 어려운 분위기가 있었다.',
    learned: '기준에 맞지 않으면 이유를 찾지 않고 복행한다. 누가 말하든 복행을 먼저 한다.',
    from: 'Investigation',
    ...field(1, 12),
  },
  {
    title: '지상 장비가 다가올 때는 한 사람이 지킨다',
    happened: '급유 차량이 뒤로 움직이다 날개 끝 가까이에서 멈췄다.',
    causes: '유도하던 사람이 다른 장비를 보러 자리를 비웠다.',
    learned: '장비가 움직이는 동안 유도하는 사람은 다른 일을 맡지 않는다. 보이지 않으면 멈춘다.',
    from: 'Report',
    ...field(1, 11),
  },
  {
    title: '위험물 표시는 겉포장까지 본다',
    happened: '속포장에만 표시가 있던 배터리가 일반 화물로 접수되었다가 탑재 전에 발견되었다.',
    causes: '접수 확인표에 겉포장 항목이 없었다.',
    learned: '겉포장 표시가 없으면 접수하지 않는다. 의심스러우면 보낸 사람에게 다시 묻는다.',
    from: 'Report',
    ...field(1, 12),
  },
  {
    title: '교대 때는 끝나지 않은 작업을 적어 넘긴다',
    happened: '점검판 하나가 닫히지 않은 채 다음 근무로 넘어갔다. 출발 전 점검에서 발견되었다.',
    causes: '말로만 인계했고, 작업표에 중간 상태를 적는 칸이 없었다.',
    learned: '끝나지 않은 작업은 작업표와 기체에 함께 표시한다. 받는 사람은 직접 보고 서명한다.',
    from: 'Report',
    ...field(1, 11),
  },
  {
    title: '난기류 예보가 있으면 음료보다 안전띠',
    happened: '서비스 중 갑자기 흔들려 카트가 움직였다. 다친 사람은 없었다.',
    causes: '예보가 있었으나 서비스 시간을 맞추려 서둘렀다.',
    learned: '예보가 있으면 뜨거운 음료를 미루고, 조종실의 말을 기다리지 않고도 멈출 수 있다.',
    from: 'Report',
    ...field(1, 12),
  },
  {
    title: '잘못 맞춘 고도계는 둘이 함께 찾는다',
    happened: '한쪽 고도계의 기준값이 달라 높이가 조금 다르게 나왔다. 교차 확인에서 알았다.',
    causes: '기준값이 바뀐 뒤 한 사람만 맞췄다.',
    learned: '기준값이 바뀌면 둘이 차례로 읽고 비교한다.',
    from: 'Report',
    ...field(1, 11),
  },
  {
    title: '피로는 출근 전에 말한다',
    happened: '연이은 이른 근무 끝에 간단한 절차를 빠뜨렸다. 다음 단계에서 바로잡았다.',
    causes: '교대를 부탁하기 어렵다고 여겼다.',
    learned: '피로를 말하는 것은 절차다. 말한 사람에게 이유를 더 묻지 않는다.',
    from: 'Investigation',
    ...field(1, 12),
  },
  {
    title: '무선이 조용할 때 주파수를 다시 본다',
    happened: '한동안 호출을 듣지 못했다. 주파수가 한 자리 달랐다.',
    causes: '바꿀 때 복창했으나 화면을 보지 않았다.',
    learned: '주파수를 바꾼 뒤에는 첫 호출이 올 때까지 화면을 한 번 더 본다.',
    from: 'Report',
    ...field(1, 11),
  },
  {
    title: '제설 중인 계류장에서는 걸음도 절차다',
    happened: '녹은 물이 다시 언 곳에서 미끄러졌다.',
    causes: '제설이 끝난 곳과 아닌 곳의 경계가 보이지 않았다.',
    learned: '표시된 길로만 다니고, 표시가 없으면 기다린다.',
    from: 'Report',
    ...field(1, 11),
  },
  {
    title: '정비 기록의 빈칸은 물음이다',
    happened: '기록 한 칸이 비어 있어 작업을 다시 확인했다. 작업은 끝나 있었다.',
    causes: '바빠서 나중에 적으려 했다.',
    learned: '빈칸을 보면 넘어가지 않고 작업한 사람에게 확인한다.',
    from: 'Report',
    ...field(1, 12),
  },
  {
    title: '승객 짐을 옮길 때의 허리',
    happened: '무거운 짐을 혼자 올리다 허리를 삐끗했다.',
    causes: '',
    learned: '',
    from: 'Report',
    ...field(1, 12),
  },
];
