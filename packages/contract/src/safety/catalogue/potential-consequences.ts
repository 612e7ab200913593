import { branch, type CatalogueNode, leaf } from './catalogue-tree.ts';
import { occurrences } from './occurrences.ts';

const known = new Map(occurrences.flatMap(({ childNodes }) => childNodes.map((node) => [node.code, node])));

const outcomes = [
  ['사망', 'Fatality'],
  ['중상', 'Serious injury'],
  ['기체 전손', 'Hull loss'],
  ['경미 손상', 'Minor damage'],
  ['지연', 'Delay'],
] as const;

/**
 * A category of occurrences with its possible outcomes; its id is specific to this product, its words are those of the
 * category.
 */
const through = (nodeId: number, code: string): CatalogueNode => {
  const node = known.get(code);
  if (!node) throw new Error(`no occurrence has the code ${code}`);
  const ends = outcomes.map(([name, engName], place) => leaf(nodeId * 10 + place + 1, name, engName));
  return branch(nodeId, node.name, node.engName, ends);
};

/**
 * Potential consequences of hazards: key risk areas, the occurrences that belong to each, and their outcomes
 * (rules/safety.md#catalogues).
 */
export const potentialConsequences = [
  branch(1, '공중충돌', 'Airborne collision', [through(101, 'MAC'), through(102, 'ATM'), through(103, 'NAV')]),
  branch(2, '비정상 자세·조종불능', 'Aircraft upset', [
    through(201, 'LOC-I'),
    through(202, 'AMAN'),
    through(203, 'ICE'),
    through(204, 'TURB'),
    through(205, 'WSTRW'),
    through(206, 'SCF-PP'),
    through(207, 'FUEL'),
  ]),
  branch(3, '활주로 충돌', 'Collision on runway', [through(301, 'RI'), through(302, 'WILD'), through(303, 'ADRM')]),
  branch(4, '활주로 이탈', 'Excursion', [
    through(401, 'RE'),
    through(402, 'USOS'),
    through(403, 'LOC-G'),
    through(404, 'ARC'),
  ]),
  branch(5, '화재·연기·여압', 'Fire, smoke, pressurisation', [
    through(501, 'F-NI'),
    through(502, 'F-POST'),
    through(503, 'SCF-NP'),
  ]),
  branch(6, '지상 손상', 'Ground damage', [through(601, 'GCOL'), through(602, 'RAMP')]),
  branch(7, '비행 중 장애물 충돌', 'Obstacle collision in flight', [
    through(701, 'CTOL'),
    through(702, 'LALT'),
    through(703, 'BIRD'),
  ]),
  branch(8, '지형 충돌', 'Terrain collision', [through(801, 'CFIT'), through(802, 'UIMC')]),
  branch(9, '기타 인적 상해', 'Other injuries', [
    through(901, 'CABIN'),
    through(902, 'EVAC'),
    through(903, 'MED'),
    through(904, 'OTHR'),
  ]),
  branch(10, '보안 침해', 'Security', [through(1001, 'SEC')]),
  branch(11, '운항 차질', 'Operational disruption', [
    leaf(1101, '지연', 'Delay'),
    leaf(1102, '결항', 'Cancellation'),
    leaf(1103, '회항', 'Diversion'),
    leaf(1104, '항공기 운용 중단', 'Aircraft out of service'),
  ]),
  branch(12, '법규 위반', 'Regulatory breach', [
    leaf(1201, '시정 지시', 'Corrective order'),
    leaf(1202, '과징금', 'Penalty'),
    leaf(1203, '운항 정지', 'Suspension of operations'),
  ]),
];
