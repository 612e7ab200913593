import { branch, leaf } from './catalogue-tree.ts';

/**
 * Occurrence categories (CICTT) with their ECCAIRS ids, in groups of our own, without those for gliders and external
 * loads.
 */
export const occurrences = [
  branch(1001, '공중', 'Airborne', [
    leaf(1, '급격한 기동', 'Abrupt manoeuvre', 'AMAN'),
    leaf(3, '조종 중 지상충돌', 'Controlled flight into or toward terrain', 'CFIT'),
    leaf(7, '연료 관련', 'Fuel related', 'FUEL'),
    leaf(11, '저고도 운항', 'Low altitude operations', 'LALT'),
    leaf(13, '비행 중 조종불능', 'Loss of control, in flight', 'LOC-I'),
    leaf(
      14,
      '공중근접·ACAS·분리상실·공중충돌',
      'Airprox, ACAS alert, loss of separation, (near) mid-air collision',
      'MAC',
    ),
    leaf(100, '의도치 않은 IMC 진입', 'Unintended flight in IMC', 'UIMC'),
    leaf(106, '항법 오류', 'Navigation error', 'NAV'),
  ]),
  branch(1002, '항공기', 'Aircraft', [
    leaf(5, '화재/연기(충격 외)', 'Fire/smoke, not from impact', 'F-NI'),
    leaf(18, '계통/부품 고장(동력장치 외)', 'System/component failure, not powerplant', 'SCF-NP'),
    leaf(19, '동력장치 고장', 'Powerplant failure', 'SCF-PP'),
  ]),
  branch(1003, '지상', 'Ground', [
    leaf(4, '비상탈출', 'Evacuation', 'EVAC'),
    leaf(6, '화재/연기(충격 후)', 'Fire/smoke after impact', 'F-POST'),
    leaf(8, '지상조업', 'Ground handling', 'RAMP'),
    leaf(9, '지상충돌', 'Ground collision', 'GCOL'),
    leaf(12, '지상 조종불능', 'Loss of control, ground', 'LOC-G'),
    leaf(15, '활주로 이탈', 'Runway excursion', 'RE'),
    leaf(27, '야생동물 충돌', 'Collision with wildlife (ground)', 'WILD'),
    leaf(28, '활주로 침범', 'Runway incursion (vehicle, aircraft, person)', 'RI'),
  ]),
  branch(1004, '기타', 'Miscellaneous', [
    leaf(20, '보안 관련', 'Security related', 'SEC'),
    leaf(26, '객실안전', 'Cabin safety events', 'CABIN'),
    leaf(29, '조류충돌', 'Bird strike', 'BIRD'),
    leaf(98, '기타', 'Other', 'OTHR'),
    leaf(99, '불명', 'Unknown or undetermined', 'UNK'),
    leaf(105, '의료/건강', 'Medical', 'MED'),
  ]),
  branch(1005, '항공기 외', 'Non-aircraft', [
    leaf(24, '비행장', 'Aerodrome', 'ADRM'),
    leaf(25, '항공교통관리/항행', 'ATM/CNS', 'ATM'),
  ]),
  branch(1006, '이착륙', 'Take-off and landing', [
    leaf(2, '비정상 활주로 접촉', 'Abnormal runway contact', 'ARC'),
    leaf(22, '언더슛/오버슛', 'Undershoot/overshoot', 'USOS'),
    leaf(102, '이착륙 중 장애물 충돌', 'Collision with obstacle at take-off/landing', 'CTOL'),
  ]),
  branch(1007, '기상', 'Weather', [
    leaf(10, '결빙', 'Icing', 'ICE'),
    leaf(21, '난기류 조우', 'Turbulence encounter', 'TURB'),
    leaf(23, '급변풍/뇌우', 'Wind shear or thunderstorm', 'WSTRW'),
  ]),
];
