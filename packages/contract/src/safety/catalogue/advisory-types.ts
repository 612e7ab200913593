import { branch, leaf } from './catalogue-tree.ts';

/**
 * TCAS advisories; on the first level, 20 is the resolution advisory, for which the form asks whether it was followed.
 */
export const advisoryTypes = [
  branch(10, 'TA 교통경보', 'Traffic advisory (TA)', [leaf(101, '교통 조언', 'Traffic advisory')]),
  branch(20, 'RA 회피조언', 'Resolution advisory (RA)', [
    leaf(201, '상승', 'Climb'),
    leaf(202, '강하', 'Descend'),
    leaf(203, '교차 상승', 'Crossing climb'),
    leaf(204, '교차 강하', 'Crossing descend'),
    leaf(205, '상승률 증가', 'Increase climb'),
    leaf(206, '강하율 증가', 'Increase descent'),
    leaf(207, '상승 전환', 'Reversal to climb'),
    leaf(208, '강하 전환', 'Reversal to descend'),
    leaf(209, '수평 유지', 'Level off'),
    leaf(210, '수직속도 유지', 'Maintain vertical speed'),
    leaf(211, '교차 수직속도 유지', 'Maintain vertical speed, crossing'),
    leaf(212, '수직속도 감시(예방)', 'Monitor vertical speed (preventive)'),
    leaf(213, '상승/강하율 감소(구버전)', 'Reduce climb or descent (older logic)'),
  ]),
  branch(30, '종료', 'End of advisory', [leaf(301, '충돌위험 해소', 'Clear of conflict')]),
];
