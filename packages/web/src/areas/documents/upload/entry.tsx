export { UploadScreen as UploadEntry } from './screen.tsx';
