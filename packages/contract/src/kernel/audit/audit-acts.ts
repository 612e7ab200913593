import type { AuditTrail, Fact, Facts } from './audit-trail.ts';

type ValueOf<F> = F extends Fact<infer Value> ? Value : never;
type Optional<F extends Facts> = { [N in keyof F]: F[N] extends { isOptional: true } ? N : never }[keyof F];
type Values<F extends Facts> = { readonly [N in Exclude<keyof F, Optional<F>>]: ValueOf<F[N]> } & {
  readonly [N in Optional<F>]?: ValueOf<F[N]>;
};

type Side<Act, Name extends 'before' | 'after'> =
  Act extends Record<Name, infer F extends Facts>
    ? Record<never, never> extends Values<F>
      ? { readonly [N in Name]?: Values<F> }
      : { readonly [N in Name]: Values<F> }
    : { readonly [N in Name]?: never };

type Hidden<F> = {
  [N in keyof F]: F[N] extends { hiddenWhen: infer Condition extends string } ? Condition : never;
}[keyof F];
type ConditionOf<Act> =
  | (Act extends { actorHiddenWhen: infer Condition extends string } ? Condition : never)
  | (Act extends { before: infer F } ? Hidden<F> : never)
  | (Act extends { after: infer F } ? Hidden<F> : never);

/** An act with hidden facts must say whether their condition holds; the type makes it mandatory. */
type Conditions<Condition extends string> = [Condition] extends [never]
  ? { readonly conditions?: never }
  : { readonly conditions: Readonly<Record<Condition, boolean>> };

/** An act of an area with its facts, as the area declares them. */
export type ActsOf<Area, Trail extends AuditTrail> = {
  [Action in keyof Trail['actions']]: {
    [RecordType in keyof Trail['actions'][Action]['on']]: {
      readonly area: Area;
      readonly action: Action;
      readonly recordType: RecordType;
    } & Side<Trail['actions'][Action]['on'][RecordType], 'before'> &
      Side<Trail['actions'][Action]['on'][RecordType], 'after'> &
      Conditions<ConditionOf<Trail['actions'][Action]['on'][RecordType]>>;
  }[keyof Trail['actions'][Action]['on']];
}[keyof Trail['actions']];
