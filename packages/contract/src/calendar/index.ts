export * from './calls.ts';
export * from './forms.ts';
export * from './holiday.words.ts';
export * from './schema.ts';
