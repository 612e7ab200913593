/** An icon for each indicator by key; those without one have a common warning icon (rules/indicators.md#indicators). */
export const indicatorIcons = [
  'accident',
  'serious-incident',
  'runway-excursion',
  'runway-incursion',
  'abnormal-landing',
  'rejected-take-off',
  'diversion',
  'traffic-alert',
  'ground-proximity',
  'bird-strike',
  'warning',
  'turbulence',
  'engine-shutdown',
  'system-failure',
  'fire-smoke',
  'ramp-damage',
] as const;
export type IndicatorIcon = (typeof indicatorIcons)[number];

export const iconOf = (key: number): IndicatorIcon => indicatorIcons[key - 1] ?? 'warning';
