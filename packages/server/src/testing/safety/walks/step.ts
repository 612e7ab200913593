import type { Decision, EndpointSpec } from '@portal/contract/kernel';
import type { Random } from '../../../demo/demo-random.ts';
import type { KnownCase, Persona } from '../case-model.ts';

/** Who takes part in a case, and somebody who does not. */
export type Cast = Record<
  'master' | 'limited' | 'level4' | 'investigator' | 'first' | 'second' | 'informed' | 'reporter' | 'stranger',
  Persona
>;

/** One call, what the contract says of it, and what is known once it was done. */
export type Step = {
  what: string;
  call: EndpointSpec;
  input: { params: Record<string, number>; body?: unknown };
  may: Decision;
  learn?: (body: never) => void;
};

export type Walk = { known: KnownCase; random: Random; people: Cast };
/** What it comes to when somebody thinks of it; nothing where there is nothing to do it to. */
export type Taking = (walk: Walk, persona: Persona) => Step | undefined;
