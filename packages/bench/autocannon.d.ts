/** The part of the package's programmatic interface that is used here; it brings no types of its own. */
declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
  type Histogram = { p50: number; p99: number; average: number; max: number };
  type Result = { requests: Histogram; latency: Histogram; non2xx: number; errors: number; timeouts: number };
  type Options = { url: string; connections: number; duration: number; requests: readonly Request[] };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
