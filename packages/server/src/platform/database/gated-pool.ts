import { Problem } from '@portal/contract/kernel';
import pg from 'pg';

type Taken = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void;

/**
 * A pool with a gate. While it is shut, whoever wants a connection is refused at once, and whoever holds one loses it: a call
 * then ends as `overloaded` instead of waiting for a database that does not answer.
 */
export class GatedPool extends pg.Pool {
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
          (client) => (this.waiting.delete(reject) ? resolve(client) : client.release(true)),
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
