import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanContext, Tracer } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/** What a call did, for a collector of OpenTelemetry. No attribute names a person or a record (docs/confidential-reports.md). */
export type Tracing = {
  /** Begins the span of a call, within that of a trusted proxy; what `work` does belongs to it. */
  begin: (within: SpanContext | undefined, work: (span: Span) => void) => void;
  /** A part of the call that is under way; outside of one that is traced nothing is noted. */
  part: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Notes a statement that has ended, without its values. */
  noteStatement: (event: LogEvent) => void;
  /** Sends what is left. */
  close: () => Promise<void>;
};

type Loaded = { api: typeof import('@opentelemetry/api'); tracer: Tracer; close: () => Promise<void> };

const LONGEST_STATEMENT = 1_000;

/** A statement as it is written in the code: its values are apart, and texts within it are left out. */
const withoutValues = (statement: string): string =>
  statement.replace(/'(?:[^']|'')*'/g, "'…'").slice(0, LONGEST_STATEMENT);

/** The libraries are loaded only here: who wants no traces pays nothing. */
const load = async (endpoint: string, version: string): Promise<Loaded> => {
  const [api, { BatchSpanProcessor, TracerProvider }, { resourceFromAttributes }, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portal', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  return { api, tracer: provider.getTracer('portal'), close: () => provider.shutdown() };
};

/** Sends traces to a collector, by OTLP over HTTP. */
export const openTracing = async (endpoint: string, version: string): Promise<Tracing> => {
  const { api, tracer, close } = await load(endpoint, version);
  const current = new AsyncLocalStorage<Span>();
  const below = (span: Span) => api.trace.setSpan(api.ROOT_CONTEXT, span);
  return {
    begin: (within, work) => {
      const parent = within ? api.trace.setSpanContext(api.ROOT_CONTEXT, within) : api.ROOT_CONTEXT;
      const span = tracer.startSpan('call', { kind: api.SpanKind.SERVER }, parent);
      current.run(span, () => work(span));
    },
    part: async (name, work) => {
      const call = current.getStore();
      if (call === undefined) return work();
      const span = tracer.startSpan(name, { kind: api.SpanKind.CLIENT }, below(call));
      try {
        return await current.run(span, work);
      } catch (error) {
        span.setStatus({ code: api.SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    noteStatement: ({ level, query, queryDurationMillis }) => {
      const call = current.getStore();
      if (call === undefined) return;
      const startTime = new Date(Date.now() - queryDurationMillis);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(query.sql) };
      const span = tracer.startSpan('statement', { kind: api.SpanKind.CLIENT, startTime, attributes }, below(call));
      if (level === 'error') span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    },
    close,
  };
};
