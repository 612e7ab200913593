import { countOfficeClicks } from './office-clicks.ts';

countOfficeClicks({ device: 'on a desk', leave: ['hr', 7] });
