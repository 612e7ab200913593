import { getDeviceKey } from '@portal/contract/identity';
import { call } from '../calls/call.ts';
import { createSeal, keyOfText, type Seal } from './seal.ts';

/** The seal of the person who is signed in: only they, signed in again, open what it closed. */
export const fetchSeal = async (): Promise<Seal> => createSeal(keyOfText((await call(getDeviceKey)).key));
