import { expect, test } from 'vitest';
import { type CountedReport, countedKeys, keysOfReport } from './counting-rules.ts';

const report = (more: Partial<CountedReport>): CountedReport => ({
  eventType: 4,
  categories: ['OTHR'],
  operationalImpact: 0,
  damagesProperty: [1],
  anyoneDead: [1],
  anyoneInjured: [1],
  mandatoryReportType: null,
  advisoryTypeLevel1: null,
  ...more,
});
const keys = (more: Partial<CountedReport>): number[] => keysOfReport(report(more), '2026-10');

test.each<[string, Partial<CountedReport>, number[]]>([
  ['another event of no category that is counted', {}, []],
  ['an accident', { eventType: 0 }, [1]],
  ['a serious incident', { eventType: 1 }, [2]],
  ['a runway excursion', { categories: ['RE'] }, [3]],
  ['a runway incursion', { categories: ['RI'] }, [4]],
  ['an abnormal runway contact, which is not an unstable approach', { categories: ['ARC'] }, [5]],
  ['a rejected take-off', { operationalImpact: 4 }, [6]],
  ['an air turnback', { operationalImpact: 5 }, [7]],
  ['a diversion', { operationalImpact: 6 }, [7]],
  ['MAC of which no advisory is told', { categories: ['MAC'] }, [8]],
  ['MAC with a resolution advisory', { categories: ['MAC'], advisoryTypeLevel1: 20 }, [8]],
  ['MAC with another advisory', { categories: ['MAC'], advisoryTypeLevel1: 10 }, []],
  ['CFIT', { categories: ['CFIT'] }, [9]],
  ['a bird strike', { categories: ['BIRD'] }, [10]],
  ['a navigation error', { categories: ['NAV'] }, [11]],
  ['a deviation', { operationalImpact: 17 }, [11]],
  ['both, once', { categories: ['NAV'], operationalImpact: 17 }, [11]],
  ['turbulence in which nobody was hurt', { categories: ['TURB'] }, []],
  ['turbulence with injured crew', { categories: ['TURB'], anyoneInjured: [2] }, [12]],
  ['turbulence with somebody dead', { categories: ['TURB'], anyoneDead: [4] }, [12]],
  ['an engine shut down', { operationalImpact: 12 }, [13]],
  ['a failure of the powerplant without a shutdown', { categories: ['SCF-PP'] }, []],
  ['a failure of another system', { categories: ['SCF-NP'] }, [14]],
  ['fire or smoke', { categories: ['F-NI'] }, [15]],
  ['ground handling without damage', { categories: ['RAMP'] }, []],
  ['ground handling with damage', { categories: ['RAMP'], damagesProperty: [8, 32] }, [16]],
  ['a ground collision', { categories: ['GCOL'] }, [17]],
  ['dangerous goods', { mandatoryReportType: 2 }, [18]],
  ['cabin safety', { categories: ['CABIN'] }, [19]],
  ['security', { categories: ['SEC'] }, [20]],
  ['MAYDAY', { operationalImpact: 8 }, [21]],
  ['PAN-PAN', { operationalImpact: 9 }, [21]],
  ['several at once', { eventType: 1, categories: ['RE', 'ARC', 'BIRD'], operationalImpact: 4 }, [2, 3, 5, 6, 10]],
])('%s', (_what, more, counted) => {
  expect(keys(more)).toEqual(counted);
});

test('the keys 1 to 21 are counted from reports, in every month from 2000 on and before', () => {
  const known = Array.from({ length: 21 }, (_, at) => at + 1);
  for (const month of ['1999-12', '2000-01', '2026-10']) expect(countedKeys(month)).toEqual(known);
});
