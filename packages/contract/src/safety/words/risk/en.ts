import type { risk as ko } from './ko.ts';

type Same<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Same<Tree[Key]> };

/** The same in English. */
export const risk: Same<typeof ko> = {
  none: 'N/A',
  severity: { A: 'Catastrophic', B: 'Hazardous', C: 'Major', D: 'Minor', E: 'Negligible' },
  probability: { 5: 'Frequent', 4: 'Occasional', 3: 'Remote', 2: 'Improbable', 1: 'Extremely improbable' },
  perHour: { 5: '10⁻³ to 1', 4: '10⁻⁵ to 10⁻³', 3: '10⁻⁶ to 10⁻⁵', 2: '10⁻⁷ to 10⁻⁶', 1: 'below 10⁻⁷' },
  often: {
    5: 'Likely to occur many times',
    4: 'Likely to occur sometimes',
    3: 'Unlikely to occur, but possible',
    2: 'Very unlikely to occur',
    1: 'Almost inconceivable',
  },
  harm: {
    A: 'Many deaths, aircraft lost',
    B: 'Death or serious injury, large loss of safety margin',
    C: 'Injuries, significant loss of safety margin',
    D: 'Nuisance, operating limits, emergency procedures',
    E: 'Little consequence',
  },
  recovery: {
    A: 'Not recoverable',
    B: '1 month or more',
    C: '3 days to 1 month',
    D: '3 hours to 3 days',
    E: 'Under 3 hours',
  },
  cost: {
    A: 'KRW 100 billion or more',
    B: 'KRW 10 to 100 billion',
    C: 'KRW 50 million to 10 billion',
    D: 'KRW 1 to 50 million',
    E: 'Under KRW 1 million',
  },
  penalty: {
    A: 'KRW 18 billion or more',
    B: 'KRW 12 to 18 billion',
    C: 'KRW 1.8 to 12 billion',
    D: 'Under KRW 1.8 billion',
    E: 'None',
  },
  class: {
    'val-a': 'Unacceptable',
    'val-b': 'To be mitigated',
    'val-c': 'Acceptable under control',
    'val-d': 'Acceptable',
  },
  act: {
    'val-a': 'Stop at once; the accountable manager decides.',
    'val-b': 'Action to reduce the risk is needed; the director decides.',
    'val-c': 'The team goes on under control.',
    'val-d': 'Nothing has to be done.',
  },
};
