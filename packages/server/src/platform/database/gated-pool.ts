import { Problem } from '@portal/contract/kernel';
import pg from 'pg';
import { ServingClient } from './serving-client.ts';

type Taken = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void;

/** Gives a connection back to the pool, or closes it if it must not be used again. */
const closeUnfit = (client: pg.PoolClient): pg.PoolClient => {
  const { release } = client;
  client.release = (error) => release(error || (client instanceof ServingClient && client.isUnfit));
  return client;
};

/**
 * A pool with a gate. While it is shut, whoever wants a connection is refused at once, and whoever holds one loses it: a call
 * then ends as `overloaded` instead of waiting for a database that does not answer. A connection that is no longer fit is
 * closed when it is given back.
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
    // A client with a statement under way closes its socket; the statement then fails.
    for (const client of this.held) void (client as unknown as pg.Client).end();
  }

  open(): void {
    this.isShut = false;
  }
}
