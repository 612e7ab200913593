export { default as HelpScreen } from './choice.tsx';
