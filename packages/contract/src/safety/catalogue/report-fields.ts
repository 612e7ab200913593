import { branch, leaf } from './catalogue-tree.ts';

/** The fields of work of reports (rules/safety.md#catalogues); the last one is for all that fit no other. */
export const reportFields = [
  branch(1, '운항', 'Flight operations', [
    leaf(11, '지상·이륙', 'Ground and take-off'),
    leaf(12, '비행 중', 'In flight'),
    leaf(13, '접근·착륙', 'Approach and landing'),
    leaf(14, '승무원', 'Crew'),
  ]),
  branch(2, '객실', 'Cabin', [
    leaf(21, '승객', 'Passengers'),
    leaf(22, '객실 장비', 'Cabin equipment'),
    leaf(23, '난기류', 'Turbulence'),
    leaf(24, '객실승무원', 'Cabin crew'),
  ]),
  branch(3, '정비', 'Maintenance', [
    leaf(31, '기체·계통', 'Airframe and systems'),
    leaf(32, '동력장치', 'Powerplant'),
    leaf(33, '정비 절차', 'Maintenance procedures'),
    leaf(34, '부품·공구', 'Parts and tools'),
  ]),
  branch(4, '지상조업', 'Ground handling', [
    leaf(41, '램프', 'Ramp'),
    leaf(42, '급유·제빙', 'Fuelling and de-icing'),
    leaf(43, '지상장비', 'Ground equipment'),
    leaf(44, '승객 운송', 'Passenger handling'),
  ]),
  branch(5, '화물·위험물', 'Cargo and dangerous goods', [
    leaf(51, '탑재·중량배분', 'Loading and balance'),
    leaf(52, '위험물', 'Dangerous goods'),
    leaf(53, '화물 취급', 'Cargo handling'),
  ]),
  branch(6, '운항통제', 'Operations control', [
    leaf(61, '비행계획', 'Flight planning'),
    leaf(62, '운항관리', 'Dispatch'),
    leaf(63, '기상 정보', 'Weather information'),
  ]),
  branch(7, '공항·관제', 'Aerodrome and air traffic services', [
    leaf(71, '활주로·유도로', 'Runways and taxiways'),
    leaf(72, '관제', 'Air traffic control'),
    leaf(73, '야생동물', 'Wildlife'),
  ]),
  branch(8, '항공보안', 'Aviation security', [
    leaf(81, '불법방해', 'Unlawful interference'),
    leaf(82, '기내난동', 'Unruly passengers'),
    leaf(83, '출입·검색', 'Access and screening'),
  ]),
  leaf(9, '기타', 'Other'),
];
