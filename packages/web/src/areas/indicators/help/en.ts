import type { HelpPage } from '../../../platform/help.ts';
import indicatorsDashboard from './pictures/indicators-dashboard.en.webp';

export const help: HelpPage = {
  about: 'The monthly rates of the safety performance indicators, beside their targets and alert levels.',
  parts: [
    {
      id: 'read',
      heading: 'Read an indicator',
      text: 'Each indicator tells its rate of the month and whether a threshold was passed. Opened, it shows a chart and the same figures as a table.',
      picture: { src: indicatorsDashboard, alt: 'The indicators, and the chart of the monthly rates of one of them' },
    },
    {
      id: 'chart',
      heading: 'Move along the chart',
      keys: [['← →', 'Previous month, next month']],
    },
    {
      id: 'take',
      heading: 'Take it along',
      text: 'A chart is downloaded as a picture, its figures as a spreadsheet.',
    },
    {
      id: 'figures',
      heading: 'Bring figures (administration)',
      steps: [
        'Download the template on the administration screen and enter flights, occurrences and thresholds.',
        'When you upload it, what will be added and changed is shown first.',
        'With one wrong row nothing is changed, and all wrong rows are told.',
      ],
    },
    {
      id: 'proposal',
      heading: 'Have figures proposed (administration)',
      text: 'Thresholds are proposed from the last three years, occurrences from the reports submitted. Download them as a spreadsheet, correct them and upload it.',
    },
  ],
};
