import type { HelpPage } from '../../../platform/help.ts';
import indicatorsDashboard from './pictures/indicators-dashboard.en.webp';

export const help: HelpPage = {
  about: 'The monthly rates of the safety performance indicators, beside their targets and alert levels.',
  parts: [
    {
      id: 'read',
      heading: 'Read an indicator',
      text: 'Each indicator tells its status in the month chosen (Reserve, Target, Caution, Alert, Serious). Pressed, it shows the chart of its rates and the same figures as a table.',
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
        'Under Administer indicators, download the template and enter thresholds, monthly flights and occurrences.',
        'Once you choose the file, every value and status that changes is shown as it is now and as it will be, with who uploaded last; then press Upload.',
        'With one wrong row nothing is changed, and all wrong rows are told.',
      ],
    },
    {
      id: 'proposal',
      heading: 'Proposal (administration)',
      text: 'Thresholds are proposed from the last three years, occurrences from the reports submitted. Indicators with fewer than 12 months of rates have no proposal. Download them as a spreadsheet, correct them and upload it.',
    },
    {
      id: 'close',
      heading: 'Month close (administration)',
      steps: [
        'Under Administer indicators, Month close shows proposal, figure and difference of each indicator for the month that you choose.',
        'Choose the indicators and press Close. Where a closed figure becomes another, say why.',
        'Fewer than three with a confidential report among them are pointed out; such an indicator may be left open.',
      ],
    },
    {
      id: 'alerts',
      heading: 'Alerts (administration)',
      text: 'One month serious, two in a row at alert or above, or three at caution or above are an alert. Look at the reports behind this figure, then press Acknowledge and write the cause with its hazard and action. What is written stays as it is. Whoever may see alerts is notified of new ones.',
    },
  ],
};
