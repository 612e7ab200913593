import { law } from '@portal/contract/safety/words/law/en';

export const safetyStart = {
  title: 'New report',
  hint: 'Choose the kind of report to write.',
  SSR: {
    title: 'Mandatory report (SSR)',
    description: 'For what has to be reported: accidents, serious incidents, safety obstacles and security events.',
    write: 'Write duty report',
    more: 'See more about mandatory reports',
    scopes: 'What is reported, and its legal scope',
  },
  SSVR: {
    title: 'Voluntary report (SSVR)',
    description: 'For anything that may endanger safety, even where no report is due.',
    write: 'Write voluntary report',
    more: 'See more about voluntary reports',
    scopes: 'Write a mandatory report (SSR) for any of these',
  },
  scope: {
    accident: 'Aircraft accident',
    seriousIncident: 'Serious incident',
    obstacle: 'Aviation safety obstacle',
    interference: 'Unlawful interference',
  },
  law,
  point: {
    proximity: 'Proximity of less than 500 feet to another aircraft with a risk of collision has to be reported.',
    delay:
      'So has a flight that was delayed by 3 hours or more for a reason of safety, such as a defect or maintenance (a rule of the company).',
    special: 'For wildlife or bird strikes, TCAS RA and dangerous goods, choose the type and what is needed opens.',
    when: 'Accidents and serious incidents at once; safety obstacles that have to be reported, within the following time.',
    what: 'Tell of unsafe conditions, mistakes and near misses, and of what to better in procedures, training or facilities.',
    confidential: 'Of a confidential report nobody but yourself learns who wrote it and in which department.',
  },
} as const;
