/** An indicator as it is inserted at first; `counting-rules.ts` defines what it counts. */
export type SeededIndicator = { key: number; name: string; engName: string };

const of = (key: number, name: string, engName: string): SeededIndicator => ({ key, name, engName });

/** The indicators of the product, by key; none is added or removed. */
export const seededIndicators: readonly SeededIndicator[] = [
  of(1, '사고', 'Accidents'),
  of(2, '준사고', 'Serious incidents'),
  of(3, '활주로 이탈', 'Runway excursion'),
  of(4, '활주로 침범', 'Runway incursion'),
  of(5, '비정상 착륙(경착륙·테일스트라이크)', 'Abnormal runway contact'),
  of(6, '이륙중단', 'Rejected take-off'),
  of(7, '회항', 'Air turnback / diversion'),
  of(8, '공중충돌경고(RA)', 'TCAS RA'),
  of(9, '지상접근경고', 'GPWS/TAWS warning'),
  of(10, '조류충돌', 'Bird strike'),
  of(11, '고도·경로 이탈', 'Level bust / route deviation'),
  of(12, '난기류 상해', 'Turbulence injury'),
  of(13, '비행 중 엔진정지', 'In-flight shutdown'),
  of(14, '항공기 계통 고장', 'System failure reported'),
  of(15, '화재·연기', 'Fire/smoke'),
  of(16, '지상조업 손상', 'Ground handling damage'),
  of(17, '지상충돌', 'Ground collision'),
  of(18, '위험물', 'DG occurrence'),
  of(19, '객실안전', 'Cabin safety event'),
  of(20, '불법방해·난동', 'Unruly passenger / security'),
  of(21, '비상선언', 'Emergency declared'),
  of(22, '불안정 접근', 'Unstable approach (FOQA)'),
  of(23, '자율보고 건수', 'Voluntary reports (leading)'),
  of(24, '조치 기한 준수율', 'Actions closed in time (leading)'),
  of(25, '필독 이수율', 'Required reading done (leading)'),
];

export const indicatorKeys = seededIndicators.map(({ key }) => key);

/** More is better, so upper thresholds do not apply (rules/indicators.md#indicators). */
export const isLeading = (key: number): boolean => key >= 23;

/** The base of a leading indicator that the portal counts. */
export const baseKinds = ['Employees', 'Actions', 'Readings'] as const;
export type BaseKind = (typeof baseKinds)[number];

/** Keys of the leading indicators. */
export const VOLUNTARY_REPORTS = 23;
export const ACTIONS_IN_TIME = 24;
export const READINGS = 25;
const kinds: Readonly<Record<number, BaseKind>> = {
  [VOLUNTARY_REPORTS]: 'Employees',
  [ACTIONS_IN_TIME]: 'Actions',
  [READINGS]: 'Readings',
};

/** The base by which an indicator is counted; undefined: by flights (rules/indicators.md#counting). */
export const baseKindOf = (key: number): BaseKind | undefined => kinds[key];

/** Past readings cannot be counted again, so closed months of this indicator are never compared. */
export const isComparedLater = (key: number): boolean => key !== READINGS;

/** Whether its figure counts reports (rules/indicators.md#reports-behind-a-figure). */
export const isCountedFromReports = (key: number): boolean => key <= 21 || key === VOLUNTARY_REPORTS;
