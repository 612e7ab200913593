import { Problem } from '@portal/contract/kernel';
import pg from 'pg';
import { ServingClient } from './serving-client.ts';

type Taken = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void;

/** Closes a connection that must not be used again, instead of returning it to the pool. */
const closeUnfit = (client: pg.PoolClient): pg.PoolClient => {
  const { release } = client;
  client.release = (error) => release(error || (client instanceof ServingClient && client.isUnfit));
  return client;
};

/**
 * A pool that can be shut. While it is shut, requests for a connection are refused at once and connections in use are
 * closed: calls then end as `overloaded` instead of waiting for a database that does not answer. A connection that is
 * no longer usable is closed when it is returned.
 */
export class GatedPool extends pg.Pool {
  /** Called when a connection had no answer in time. */
  onStuck: () => void = () => undefined;
  private isShut = false;
  private readonly held = new Set<pg.PoolClient>();
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(config: pg.PoolConfig) {
    super(config);
    const connect = super.connect.bind(this) as () => Promise<pg.PoolClient>;
    const take = (): Promise<pg.PoolClient> =>
      new Promise((resolve, reject) => {
        if (this.isShut) return reject(new Problem('overloaded'));
        this.waiting.add(reject);
        connect().then(
          (client) => (this.waiting.delete(reject) ? resolve(closeUnfit(client)) : client.release(true)),
          (error: unknown) => {
            this.waiting.delete(reject);
            reject(error);
          },
        );
      });
    const gated = (taken?: Taken): Promise<pg.PoolClient> | undefined => {
      if (taken === undefined) return take();
      take().then(
        (client) => taken(undefined, client, client.release),
        (error: Error) => taken(error),
      );
    };
    this.connect = gated as typeof this.connect;
    this.on('connect', (client) => {
      if (client instanceof ServingClient) client.onStuck = () => this.onStuck();
    });
    this.on('acquire', (client) => this.held.add(client));
    this.on('release', (_error, client) => this.held.delete(client));
    this.on('remove', (client) => this.held.delete(client));
  }

  shut(): void {
    this.isShut = true;
    for (const refuse of this.waiting) refuse(new Problem('overloaded'));
    this.waiting.clear();
    // Ending a client with a running statement closes its socket; the statement then fails.
    for (const client of this.held) void (client as unknown as pg.Client).end();
  }

  open(): void {
    this.isShut = false;
  }
}
