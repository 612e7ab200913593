import type { Words } from '@portal/contract/kernel';
import { lawTexts } from '@portal/contract/safety';

type Scope = {
  readonly title: Words;
  /** The article of the law. */
  readonly law: Words;
  readonly intro: Words;
  readonly items: readonly Words[];
  /** The time within which it is reported, with the day of the comparison with the law. */
  readonly when: Words & { readonly checkedOn?: string };
};

/** A summary of the law's definitions; the law itself is authoritative. */
export const scopeTexts = {
  accident: {
    title: { ko: '항공기사고의 범위', en: 'What an aircraft accident is' },
    law: { ko: '항공안전법 제2조 제6호', en: 'Aviation Safety Act, Article 2, subparagraph 6' },
    intro: {
      ko: '사람이 비행을 목적으로 항공기에 탑승하였을 때부터 탑승한 모든 사람이 항공기에서 내릴 때까지 항공기의 운항과 관련하여 발생한 다음의 것',
      en: 'What happens in connection with the operation of an aircraft, from when anybody boards it to fly until everybody has left it:',
    },
    items: [
      { ko: '사람의 사망, 중상 또는 행방불명', en: 'Death, serious injury or disappearance of a person' },
      { ko: '항공기의 파손 또는 구조적 손상', en: 'Destruction of, or structural damage to, the aircraft' },
      {
        ko: '항공기의 위치를 확인할 수 없거나 항공기에 접근이 불가능한 경우',
        en: 'An aircraft that cannot be found or cannot be reached',
      },
    ],
    when: { ko: '알게 된 즉시 보고합니다.', en: 'Report it at once.' },
  },
  seriousIncident: {
    title: { ko: '항공기준사고의 범위', en: 'What a serious incident is' },
    law: {
      ko: '항공안전법 제2조 제9호, 같은 법 시행규칙 별표 2',
      en: 'Aviation Safety Act, Article 2, subparagraph 9; Enforcement Rule, Annex 2',
    },
    intro: {
      ko: '항공안전에 중대한 위해를 끼쳐 항공기사고로 이어질 수 있었던 다음의 것',
      en: 'What endangered aviation safety gravely and could have become an accident:',
    },
    items: [
      {
        ko: '다른 항공기와의 거리가 500피트 미만으로 근접하여 충돌 위험이 있었거나, 경미한 충돌이 있었으나 안전하게 착륙한 경우',
        en: 'Proximity of less than 500 feet to another aircraft with a risk of collision, or a slight collision after which the aircraft landed safely',
      },
      {
        ko: '정상 비행 중 지표, 수면 또는 장애물과의 충돌(CFIT)을 가까스로 회피한 경우',
        en: 'Controlled flight into terrain, water or an obstacle only just avoided',
      },
      {
        ko: '허가 없이 활주로 등 보호구역에 진입하여 다른 항공기와의 충돌을 가까스로 회피한 경우',
        en: 'Collision only just avoided after an aircraft, vehicle or person entered a runway or its protected area without clearance',
      },
      {
        ko: '폐쇄되었거나 사용 중이거나 허가받지 않은 활주로, 유도로 등에서 이륙·착륙하거나 이를 시도한 경우',
        en: 'Take-off or landing, or an attempt, on a closed, occupied or unassigned runway, a taxiway or another unintended place',
      },
      {
        ko: '이륙·착륙 중 활주로 시단에 못 미치거나, 종단을 지나치거나, 옆으로 이탈한 경우',
        en: 'Undershooting, overrunning or running off the side of a runway',
      },
      {
        ko: '이륙 또는 초기 상승 중 규정된 성능에 도달하지 못한 경우',
        en: 'Gross failure to reach the predicted performance in take-off or initial climb',
      },
      {
        ko: '비행 중 운항승무원이 조종업무를 정상적으로 수행할 수 없게 된 경우',
        en: 'Incapacitation of a flight crew member in flight',
      },
      {
        ko: '연료의 양 또는 배분 이상으로 조종사가 비상선언을 한 경우',
        en: 'Quantity or distribution of fuel that made the pilot declare an emergency',
      },
      {
        ko: '계통 고장, 기상 이상, 운항한계 초과 등으로 조종상의 어려움이 발생한 경우',
        en: 'System failures, weather or exceeded limits that made the aircraft difficult to control',
      },
      {
        ko: '지상 접촉, 조류·우박 등과의 충돌로 항공기에 중대한 손상이 발견된 경우(항공기사고 제외)',
        en: 'Substantial damage found after contact on the ground or a strike by birds or hail, short of an accident',
      },
      {
        ko: '비행 중 비상용 산소 또는 산소마스크를 사용해야 하는 상황이 발생한 경우',
        en: 'Events in flight that require the use of emergency oxygen',
      },
      {
        ko: '발동기의 화재, 또는 조종실·객실·화물칸의 화재나 연기',
        en: 'Fire in an engine, or fire or smoke in the flight deck, cabin or cargo compartment',
      },
      {
        ko: '비행 유도 및 항행에 필요한 다중 계통 중 둘 이상의 고장 등 중요 계통의 복합 고장',
        en: 'Failure of more than one system of a redundant set needed for guidance and navigation',
      },
    ],
    when: { ko: '알게 된 즉시 보고합니다.', en: 'Report it at once.' },
  },
  obstacle: {
    title: { ko: '의무보고 대상 항공안전장애의 범위', en: 'Which aviation safety obstacles have to be reported' },
    law: lawTexts.obstacleTime.article,
    intro: {
      ko: '항공기사고 및 항공기준사고 외에 항공기의 운항 등과 관련하여 항공안전에 영향을 미치거나 미칠 우려가 있는 다음의 것',
      en: 'What affects or may affect aviation safety, short of an accident or a serious incident:',
    },
    items: [
      {
        ko: '비행 중: 충돌 위험이 있는 근접, ACAS RA에 따른 기동, 허가 없는 고도·경로 이탈, 비행금지·제한구역 진입, 관제기관과의 무선통신 두절',
        en: 'In flight: proximity with a risk of collision, a manoeuvre on an ACAS RA, deviation without clearance, entry to a prohibited or restricted area, loss of radio contact',
      },
      {
        ko: '이륙·착륙: 이륙 중단, 비정상 착륙(경착륙), 날개·발동기·동체의 지면 접촉',
        en: 'Take-off and landing: rejected take-off, hard landing, contact of a wing, engine or the fuselage with the ground',
      },
      {
        ko: '지상 운항: 허가 없는 활주로·유도로 진입, 유도로 이탈, 항공기·차량·시설과의 접촉',
        en: 'On the ground: entry to a runway or taxiway without clearance, leaving a taxiway, contact with aircraft, vehicles or facilities',
      },
      {
        ko: '운항 준비: 지상조업 중 항공기 손상, 중량·균형 한계 초과, 위험물의 미신고·오신고·누출',
        en: 'Preparation: damage in ground handling, weight or balance out of limits, dangerous goods undeclared, misdeclared or leaking',
      },
      {
        ko: '화재 및 고장: 발동기 정지, 계통 고장에 따른 회항, 조류·우박 등에 의한 손상',
        en: 'Fire and failures: engine shutdown, diversion after a system failure, damage by birds or hail',
      },
      {
        ko: '공항 및 항행서비스: 활주로의 이물질, 등화·항행시설의 고장, 관제 오류',
        en: 'Airports and air navigation: foreign objects on a runway, failed lighting or navigation aids, errors of control',
      },
      {
        ko: '사내 기준: 기체 결함이나 정비로 3시간 이상 지연되는 등 안전에 영향을 미친 운항 차질',
        en: 'Rule of the company: disruption with a bearing on safety, such as a defect or maintenance that delays a flight by 3 hours or more',
      },
    ],
    when: lawTexts.obstacleTime,
  },
  interference: {
    title: { ko: '불법방해행위의 범위', en: 'What an act of unlawful interference is' },
    law: { ko: '항공보안법 제2조 제8호', en: 'Aviation Security Act, Article 2, subparagraph 8' },
    intro: {
      ko: '항공기의 안전운항을 저해할 우려가 있거나 운항을 불가능하게 하는 다음의 행위',
      en: 'An act that may endanger the safe operation of an aircraft or makes it impossible:',
    },
    items: [
      {
        ko: '지상에 있거나 운항 중인 항공기를 납치하거나 납치를 시도하는 행위',
        en: 'Seizing an aircraft on the ground or in operation, or trying to',
      },
      { ko: '항공기 또는 공항에서 사람을 인질로 삼는 행위', en: 'Taking hostages on an aircraft or at an airport' },
      {
        ko: '항공기, 공항 및 항행안전시설을 파괴하거나 손상시키는 행위',
        en: 'Destroying or damaging an aircraft, an airport or a navigation facility',
      },
      {
        ko: '항공기, 항행안전시설 및 보호구역에 무단 침입하거나 운영을 방해하는 행위',
        en: 'Intruding on an aircraft, a navigation facility or a protected area, or hindering its operation',
      },
      {
        ko: '범죄의 목적으로 항공기 또는 보호구역 안으로 무기 등 위해물품을 반입하는 행위',
        en: 'Bringing weapons or other dangerous articles aboard or into a protected area for a crime',
      },
      {
        ko: '항공기나 공항에 있는 승객, 승무원, 지상근무자의 안전을 위협하는 거짓 정보를 제공하는 행위',
        en: 'False information that threatens the safety of an aircraft, or of passengers, crew or ground staff at an airport',
      },
      {
        ko: '사람을 사상에 이르게 하거나 재산 또는 환경에 심각한 손상을 입힐 목적으로 항공기를 이용하는 행위',
        en: 'Using an aircraft to cause death or injury, or serious damage to property or the environment',
      },
      { ko: '그 밖에 항공보안법에 따라 처벌받는 행위', en: 'Any other act that the Act punishes' },
    ],
    when: { ko: '알게 된 즉시 보고합니다.', en: 'Report it at once.' },
  },
} as const satisfies Record<string, Scope>;

export type ScopeName = keyof typeof scopeTexts;
