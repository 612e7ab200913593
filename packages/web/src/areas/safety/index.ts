export { SafetyMenu } from './menu.tsx';
export { countsQuery } from './reports/api.ts';
export { ChooserScreen } from './start/screen.tsx';
export { safetyWords } from './words/index.ts';
