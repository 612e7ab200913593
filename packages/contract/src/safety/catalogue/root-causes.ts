import { branch, leaf } from './catalogue-tree.ts';

/**
 * Root causes: the human factors analysis and classification system, with technical and external causes
 * (rules/safety.md#catalogues).
 */
export const rootCauses = [
  branch(1, '불안전 행위', 'Unsafe acts', [
    branch(11, '오류', 'Errors', [
      branch(1101, '숙련기반 오류', 'Skill-based error', [
        leaf(11011, '실수', 'Slip'),
        leaf(11012, '망각', 'Lapse'),
        leaf(11013, '점검표 항목 누락', 'Checklist item missed'),
        leaf(11014, '스위치 오조작', 'Wrong switch'),
        leaf(11015, '계기 주시 미흡', 'Poor scan'),
      ]),
      branch(1102, '의사결정 오류', 'Decision error', [
        leaf(11021, '잘못된 절차', 'Wrong procedure'),
        leaf(11022, '오판', 'Misjudged'),
        leaf(11023, '능력 초과', 'Exceeded ability'),
      ]),
      leaf(1103, '지각 오류', 'Perceptual error'),
    ]),
    branch(12, '위반', 'Violations', [leaf(1201, '일상적 위반', 'Routine'), leaf(1202, '예외적 위반', 'Exceptional')]),
  ]),
  branch(2, '불안전 행위의 전제조건', 'Preconditions', [
    branch(21, '환경', 'Environment', [
      leaf(2101, '물리적 환경', 'Physical'),
      leaf(2102, '기술적 환경(장비·HMI)', 'Technological'),
    ]),
    branch(22, '운용자 상태', 'Condition of operator', [
      leaf(2201, '부정적 정신상태', 'Adverse mental state'),
      leaf(2202, '부정적 생리상태(피로)', 'Adverse physiological state'),
      leaf(2203, '신체·정신적 한계', 'Physical or mental limitation'),
    ]),
    branch(23, '인적 요인', 'Personnel', [
      branch(2301, '의사소통·협조·계획', 'CRM: communication, coordination, planning', [
        leaf(23011, '이의 제기 없음', 'No challenge'),
        leaf(23012, '복창 없음', 'No read-back'),
        leaf(23013, '브리핑 미흡', 'Poor briefing'),
      ]),
      leaf(2302, '근무 적합성', 'Fitness for duty, personal readiness'),
    ]),
  ]),
  branch(3, '불안전 감독', 'Unsafe supervision', [
    branch(31, '부적절한 감독', 'Inadequate supervision', [
      leaf(3101, '지도', 'Guidance'),
      leaf(3102, '교육', 'Training'),
      leaf(3103, '감독', 'Oversight'),
    ]),
    branch(32, '부적절한 운영계획', 'Planned inappropriate operations', [
      leaf(3201, '편조', 'Pairing'),
      leaf(3202, '업무량', 'Workload'),
      leaf(3203, '브리핑', 'Briefing'),
    ]),
    leaf(33, '알려진 문제 미시정', 'Failed to correct known problem'),
    leaf(34, '감독자 위반', 'Supervisory violation'),
  ]),
  branch(4, '조직 영향', 'Organisational influences', [
    branch(41, '자원관리', 'Resource management', [
      leaf(4101, '인력', 'People'),
      leaf(4102, '예산', 'Money'),
      leaf(4103, '장비', 'Equipment'),
    ]),
    branch(42, '조직풍토', 'Climate', [
      leaf(4201, '구조', 'Structure'),
      leaf(4202, '정책', 'Policy'),
      leaf(4203, '문화', 'Culture'),
    ]),
    branch(43, '조직 프로세스', 'Process', [
      leaf(4301, '운영', 'Operations'),
      leaf(4302, '절차', 'Procedures'),
      leaf(4303, '관리감독', 'Oversight'),
    ]),
  ]),
  branch(5, '기술', 'Technical', [
    leaf(51, '설계', 'Design'),
    leaf(52, '제작', 'Manufacture'),
    leaf(53, '정비', 'Maintenance'),
    leaf(54, '마모·원인 불명', 'Wear or unknown'),
  ]),
  branch(6, '외부', 'External', [
    leaf(61, '관제', 'ATC'),
    leaf(62, '공항', 'Airport'),
    leaf(63, '기상', 'Weather'),
    leaf(64, '제3자', 'Third party'),
    leaf(65, '당국', 'Authority'),
  ]),
];
