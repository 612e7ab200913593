export * from './calendar.calls.ts';
export * from './calendar.forms.ts';
export * from './calendar.schema.ts';
export * from './holiday.words.ts';
