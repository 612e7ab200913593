import { getDeviceKey } from '@portal/contract/identity';
import { call } from '../calls/call.ts';
import { createSeal, keyOfText, type Seal } from './seal.ts';

/** Fetches the signed-in user's key: only the same user, signed in again, can decrypt what it encrypted. */
export const fetchSeal = async (): Promise<Seal> => createSeal(keyOfText((await call(getDeviceKey)).key));
