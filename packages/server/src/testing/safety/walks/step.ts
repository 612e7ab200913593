import type { Decision, EndpointSpec } from '@portal/contract/kernel';
import type { Random } from '../../../demo/demo-random.ts';
import type { KnownCase, Persona } from '../case-model.ts';

/** The participants of a case, and an outsider. */
export type Cast = Record<
  'master' | 'limited' | 'level4' | 'investigator' | 'first' | 'second' | 'informed' | 'reporter' | 'stranger',
  Persona
>;

/** A call, the contract's answer for it, and what is known after it. */
export type Step = {
  what: string;
  call: EndpointSpec;
  input: { params: Record<string, number>; body?: unknown };
  may: Decision;
  learn?: (body: never) => void;
};

export type Walk = { known: KnownCase; random: Random; people: Cast };
/** The step for an act; undefined if it has no subject. */
export type Taking = (walk: Walk, persona: Persona) => Step | undefined;
