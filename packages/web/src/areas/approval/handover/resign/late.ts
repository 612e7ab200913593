export { default as ResignDialog } from './dialog.tsx';
