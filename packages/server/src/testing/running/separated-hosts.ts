import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hasEngine } from './engine.ts';

const run = promisify(execFile);

/** Hosts in network namespaces of their own, which root makes. */
export const hasNetworkNamespaces = (): boolean => hasEngine('ip') && process.getuid?.() === 0;

export type SeparatedHosts = {
  addresses: readonly string[];
  /** What a command on a host begins with. */
  on: (host: number) => readonly string[];
  /** The host reaches no other host from now on, and none reaches it; this machine still does. */
  cut: (host: number) => Promise<void>;
  rejoin: (host: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Hosts on one network, which this machine reaches. */
export const startHosts = async (count: number): Promise<SeparatedHosts> => {
  const number = process.pid % 250;
  const network = `10.231.${number}`;
  const bridge = `portal${number}`;
  const hosts = Array.from({ length: count }, (_, host) => ({
    name: `${bridge}-${host}`,
    address: `${network}.${host + 1}`,
  }));
  const ip = (...args: string[]) => run('ip', args, { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } });
  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('address', 'add', `${network}.254/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  for (const { name, address } of hosts) {
    await ip('netns', 'add', name);
    await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await ip('link', 'set', name, 'master', bridge, 'up');
    await ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    await ip('-n', name, 'link', 'set', 'lo', 'up');
    await ip('-n', name, 'link', 'set', 'eth0', 'up');
  }
  const nameOf = (host: number): string => hosts[host]?.name ?? '';
  const others = (host: number) => hosts.filter(({ name }) => name !== nameOf(host));
  return {
    addresses: hosts.map(({ address }) => address),
    on: (host) => ['/usr/sbin/ip', 'netns', 'exec', nameOf(host)],
    cut: async (host) => {
      for (const { address } of others(host)) await ip('-n', nameOf(host), 'route', 'add', 'blackhole', address);
    },
    rejoin: async (host) => {
      for (const { address } of others(host)) await ip('-n', nameOf(host), 'route', 'del', 'blackhole', address);
    },
    close: async () => {
      for (const { name } of hosts) await ip('netns', 'del', name);
      await ip('link', 'del', bridge);
    },
  };
};
