/** A day and a time as far as they were chosen. */
export type Moment = { day: string; hour: string; minute: string };

/** The parts of a moment as a form holds it, `2026-02-03T07:05`. */
export const momentOf = (held: string): Moment => {
  const [day = '', time = ''] = held.split('T');
  const [hour = '', minute = ''] = time.split(':');
  return { day, hour, minute };
};

/** The same as a form holds it; an hour chosen without a minute means its beginning. */
export const momentText = ({ day, hour, minute }: Moment): string => {
  if (day === '' && hour === '' && minute === '') return '';
  return `${day}T${hour}:${minute === '' && hour !== '' ? '00' : minute}`;
};

/** Whether a part was chosen and another is missing. */
export const isHalfMoment = (held: string): boolean => {
  const { day, hour } = momentOf(held);
  return (day === '') !== (hour === '');
};
