import { type Indicator, indicatorStatuses } from '@portal/contract/indicators';

const seriousness = ({ status }: Indicator): number => indicatorStatuses.indexOf(status);

/**
 * The indicator that the address names; else the one that needs looking at first, of those that are alike the first by
 * key.
 */
export const chosenOf = (indicators: readonly Indicator[], id: number | undefined): Indicator | undefined =>
  indicators.find((each) => each.id === id) ??
  indicators.toSorted((one, other) => seriousness(other) - seriousness(one))[0];
