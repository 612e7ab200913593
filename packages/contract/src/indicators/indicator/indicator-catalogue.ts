/** An indicator as it is seeded; `categories` are the CICTT categories of the occurrences that it counts. */
export type SeededIndicator = { key: number; name: string; engName: string; categories: readonly string[] };

const of = (key: number, name: string, engName: string, ...categories: string[]): SeededIndicator => ({
  key,
  name,
  engName,
  categories,
});

/** The indicators of the product, by key; none is added or removed. */
export const seededIndicators: readonly SeededIndicator[] = [
  of(1, '사고', 'Accidents'),
  of(2, '준사고', 'Serious incidents'),
  of(3, '활주로 이탈', 'Runway excursion', 'RE'),
  of(4, '활주로 침범', 'Runway incursion', 'RI'),
  of(5, '비정상 착륙(경착륙·테일스트라이크)', 'Abnormal runway contact', 'ARC'),
  of(6, '이륙중단', 'Rejected take-off'),
  of(7, '회항', 'Air turnback / diversion'),
  of(8, '공중충돌경고(RA)', 'TCAS RA', 'MAC'),
  of(9, '지상접근경고', 'GPWS/TAWS warning', 'CFIT'),
  of(10, '조류충돌', 'Bird strike', 'BIRD'),
  of(11, '고도·경로 이탈', 'Level bust / route deviation', 'NAV'),
  of(12, '난기류 상해', 'Turbulence injury', 'TURB'),
  of(13, '비행 중 엔진정지', 'In-flight shutdown', 'SCF-PP'),
  of(14, '항공기 계통 고장', 'System failure reported', 'SCF-NP'),
  of(15, '화재·연기', 'Fire/smoke', 'F-NI'),
  of(16, '지상조업 손상', 'Ground handling damage', 'RAMP'),
  of(17, '지상충돌', 'Ground collision', 'GCOL'),
  of(18, '위험물', 'DG occurrence', 'OTHR'),
  of(19, '객실안전', 'Cabin safety event', 'CABIN'),
  of(20, '불법방해·난동', 'Unruly passenger / security', 'SEC'),
  of(21, '비상선언', 'Emergency declared'),
  of(22, '불안정 접근', 'Unstable approach (FOQA)', 'ARC', 'RE'),
  of(23, '자율보고 건수', 'Voluntary reports (leading)'),
  of(24, '조치 기한 준수율', 'Actions closed in time (leading)'),
  of(25, '필독 이수율', 'Required reading done (leading)'),
];

export const indicatorKeys = seededIndicators.map(({ key }) => key);

/** More is better, so thresholds from above say nothing of it (rules/indicators.md#indicators). */
export const isLeading = (key: number): boolean => key >= 23;
