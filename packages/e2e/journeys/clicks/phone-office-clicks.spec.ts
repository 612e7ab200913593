import { countOfficeClicks } from './office-clicks.ts';

countOfficeClicks({ device: 'on a phone', leave: ['captain', 3] });
