import {
  changeNamedLine,
  changeTemplate,
  createNamedLine,
  createTemplate,
  deleteNamedLine,
  deleteTemplate,
  getTemplate,
  listNamedLines,
  listTemplates,
  type NamedLineBody,
  renameNamedLine,
  renameTemplate,
  type Template,
  type TemplateBody,
} from '@portal/contract/approval';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';

/** What of a preset its list works with. */
export type Preset = { id: number; name: string; version: number };

export const namedLinesQuery = queryOptions({
  queryKey: ['approval', 'presets', 'lines'],
  queryFn: ({ signal }) => call(listNamedLines, {}, { signal }),
});

export const templatesQuery = queryOptions({
  queryKey: ['approval', 'presets', 'templates'],
  queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
});

/** The calls that keep presets of a kind. */
export type PresetCalls<Body> = {
  create: (body: Body) => Promise<unknown>;
  replace: (preset: Preset, body: Body) => Promise<unknown>;
  rename: (preset: Preset, name: string) => Promise<unknown>;
  remove: (preset: Preset) => Promise<unknown>;
};

export const namedLineCalls: PresetCalls<NamedLineBody> = {
  create: (body) => call(createNamedLine, { body }, { idempotencyKey: crypto.randomUUID() }),
  replace: ({ id, version }, body) => call(changeNamedLine, { params: { id }, body }, { ifMatch: version }),
  rename: ({ id, version }, name) => call(renameNamedLine, { params: { id }, body: { name } }, { ifMatch: version }),
  remove: ({ id, version }) => call(deleteNamedLine, { params: { id } }, { ifMatch: version }),
};

export const templateCalls: PresetCalls<TemplateBody> = {
  create: (body) => call(createTemplate, { body }, { idempotencyKey: crypto.randomUUID() }),
  replace: ({ id, version }, body) => call(changeTemplate, { params: { id }, body }, { ifMatch: version }),
  rename: ({ id, version }, name) => call(renameTemplate, { params: { id }, body: { name } }, { ifMatch: version }),
  remove: ({ id, version }) => call(deleteTemplate, { params: { id } }, { ifMatch: version }),
};

export const readTemplate = (id: number): Promise<Template> => call(getTemplate, { params: { id } });
