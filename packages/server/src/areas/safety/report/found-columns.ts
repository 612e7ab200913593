import { airportOf, type NormalizedReport, numberKey } from '@portal/contract/safety';

/** The columns by which a report is found, derived from its body (rules/safety.md#airport). */
export const foundColumnsOf = ({ flightDetail, location }: Pick<NormalizedReport, 'flightDetail' | 'location'>) => ({
  airport: airportOf({ flightDetail, location }),
  flight_key: numberKey(flightDetail?.flightNo),
  registration_key: numberKey(flightDetail?.registrationNo),
  flight_phase: flightDetail?.flightPhase ?? null,
});
