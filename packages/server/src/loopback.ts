import { isIP } from 'node:net';

const LOOPBACK = /^(127(\.[0-9]{1,3}){3}|::1|::ffff:127(\.[0-9]{1,3}){3})$/i;

/** Whether a host from a setting or URL is this machine only. */
export const isLoopback = (host: string): boolean => {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return isIP(name) > 0 ? LOOPBACK.test(name) : name === 'localhost' || name.endsWith('.localhost');
};
