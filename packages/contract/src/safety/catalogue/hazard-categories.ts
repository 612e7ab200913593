import { branch, leaf } from './catalogue-tree.ts';

/** Categories of hazards: environment, equipment, people, organisation, external (rules/safety.md#catalogues). */
export const hazardCategories = [
  branch(1, '환경', 'Environmental', [
    branch(11, '기상', 'Weather', [
      leaf(1101, '뇌우', 'Thunderstorm'),
      branch(1102, '바람', 'Wind', [
        leaf(11021, '측풍', 'Crosswind'),
        leaf(11022, '급변풍', 'Wind shear'),
        leaf(11023, '돌풍', 'Gust'),
      ]),
      branch(1103, '결빙', 'Icing', [
        leaf(11031, '기체 결빙', 'Airframe icing'),
        leaf(11032, '지상 결빙', 'Ground icing'),
      ]),
      branch(1104, '저시정', 'Low visibility', [leaf(11041, '안개', 'Fog'), leaf(11042, '강설', 'Snow')]),
      branch(1105, '난기류', 'Turbulence', [
        leaf(11051, '청천 난기류', 'Clear air turbulence'),
        leaf(11052, '후류 난기류', 'Wake turbulence'),
        leaf(11053, '대류 난기류', 'Convective turbulence'),
      ]),
      leaf(1106, '화산재', 'Volcanic ash'),
    ]),
    branch(12, '야생동물', 'Wildlife', [
      branch(1201, '조류', 'Birds', [leaf(12011, '단독', 'Single bird'), leaf(12012, '무리', 'Flock')]),
      leaf(1202, '비행장 내 포유류', 'Mammals on the aerodrome'),
    ]),
    branch(13, '지형', 'Geography', [
      leaf(1301, '고지대', 'High terrain'),
      leaf(1302, '특수공항', 'Special airport'),
      leaf(1303, '원격지·대양', 'Remote or oceanic'),
    ]),
    branch(14, '비행장 표면', 'Aerodrome surface', [
      leaf(1401, '오염된 활주로', 'Contaminated runway'),
      leaf(1402, '이물질(FOD)', 'Foreign object debris (FOD)'),
      leaf(1403, '공사', 'Construction'),
      leaf(1404, '등화·표지', 'Lighting and marking'),
    ]),
  ]),
  branch(2, '기술', 'Technical', [
    branch(21, '항공기 계통', 'Aircraft system', [
      leaf(2101, '엔진', 'Engine'),
      leaf(2102, '조종 계통', 'Flight control'),
      leaf(2103, '착륙장치', 'Landing gear'),
      leaf(2104, '전기 계통', 'Electrical'),
      leaf(2105, '여압', 'Pressurisation'),
      leaf(2106, '항공전자', 'Avionics'),
    ]),
    branch(22, '정비', 'Maintenance', [
      leaf(2201, '잘못된 부품', 'Wrong part'),
      leaf(2202, '미완료 작업', 'Incomplete task'),
      leaf(2203, '문서', 'Documentation'),
      leaf(2204, '공구 관리', 'Tool control'),
    ]),
    branch(23, '지상장비', 'Ground equipment', [
      leaf(2301, '견인봉', 'Towbar'),
      leaf(2302, '탑재기', 'Loader'),
      leaf(2303, '탑승교', 'Passenger bridge'),
      leaf(2304, '급유차', 'Fuel truck'),
      leaf(2305, '제빙 장비', 'De-icing rig'),
    ]),
    branch(24, '정보기술·데이터', 'IT and data', [
      leaf(2401, '비행계획 데이터', 'Flight planning data'),
      leaf(2402, '항법 데이터베이스', 'Navigation database'),
      leaf(2403, '사이버 보안', 'Cyber security'),
      leaf(2404, '통신 링크', 'Communication link'),
    ]),
  ]),
  branch(3, '인적', 'Human', [
    branch(31, '수행 능력', 'Performance', [
      leaf(3101, '피로', 'Fatigue'),
      leaf(3102, '스트레스', 'Stress'),
      leaf(3103, '질병', 'Illness'),
      leaf(3104, '주의 분산', 'Distraction'),
      leaf(3105, '안일함', 'Complacency'),
    ]),
    branch(32, '역량', 'Competence', [
      leaf(3201, '훈련 부족', 'Training gap'),
      leaf(3202, '최근 경험', 'Recency'),
      leaf(3203, '언어', 'Language'),
    ]),
    branch(33, '팀', 'Team', [
      leaf(3301, '의사소통', 'Communication'),
      leaf(3302, '승무원 자원관리(CRM)', 'Crew resource management (CRM)'),
      leaf(3303, '인수인계', 'Hand-over'),
    ]),
    branch(34, '행동', 'Conduct', [
      leaf(3401, '난동 승객', 'Unruly passenger'),
      leaf(3402, '약물·음주', 'Substance use'),
      leaf(3403, '절차 이탈', 'Procedure deviation'),
    ]),
  ]),
  branch(4, '조직', 'Organisational', [
    branch(41, '절차', 'Procedures', [
      leaf(4101, '절차 없음', 'Missing procedure'),
      leaf(4102, '불명확한 절차', 'Unclear procedure'),
      leaf(4103, '상충하는 절차', 'Conflicting procedures'),
      leaf(4104, '절차 미준수', 'Procedure not followed'),
    ]),
    branch(42, '자원', 'Resources', [
      leaf(4201, '인력', 'Staffing'),
      leaf(4202, '일정', 'Scheduling'),
      leaf(4203, '시간 압박', 'Time pressure'),
      leaf(4204, '시설', 'Facilities'),
    ]),
    branch(43, '관리', 'Management', [
      leaf(4301, '변경 관리 미흡', 'Change not managed'),
      leaf(4302, '협력사 감독', 'Oversight of contractors'),
      leaf(4303, '안전문화', 'Safety culture'),
    ]),
    branch(44, '화물·위험물', 'Cargo and dangerous goods', [
      leaf(4401, '미신고 위험물', 'Undeclared dangerous goods'),
      leaf(4402, '허위신고 위험물', 'Misdeclared dangerous goods'),
      leaf(4403, '탑재·중량배분 오류', 'Load or balance error'),
      leaf(4404, '고박', 'Restraint'),
    ]),
  ]),
  branch(5, '외부', 'External', [
    branch(51, '관제', 'Air traffic services', [
      leaf(5101, '허가 오류', 'Clearance error'),
      leaf(5102, '분리', 'Separation'),
      leaf(5103, '통신 두절', 'Communication failure'),
    ]),
    branch(52, '보안', 'Security', [
      leaf(5201, '불법방해행위', 'Unlawful interference'),
      leaf(5202, '폭발물 위협', 'Bomb threat'),
      leaf(5203, '레이저', 'Laser'),
      leaf(5204, '드론', 'Drone'),
      leaf(5205, '위성항법 전파방해', 'GNSS jamming'),
    ]),
    branch(53, '경제', 'Economic', [
      leaf(5301, '성장', 'Growth'),
      leaf(5302, '침체', 'Recession'),
      leaf(5303, '비용 압박', 'Cost pressure'),
    ]),
    branch(54, '보건', 'Public health', [leaf(5401, '감염병', 'Epidemic'), leaf(5402, '식품 안전', 'Food safety')]),
  ]),
];
