export { code as safetyCode } from '@portal/contract/safety/words/codes/ko';
