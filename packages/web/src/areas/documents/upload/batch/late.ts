export { default as LateBatchDialog } from './dialog.tsx';
