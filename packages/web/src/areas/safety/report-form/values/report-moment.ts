/** A day and a time as far as they were chosen. */
export type Moment = { day: string; hour: string; minute: string };

export const momentOf = (held: string): Moment => {
  const [day = '', time = ''] = held.split('T');
  const [hour = '', minute = ''] = time.split(':');
  return { day, hour, minute };
};

/** The same as a form holds it; whoever chooses an hour means its beginning, until they say more. */
export const heldMoment = ({ day, hour, minute }: Moment): string => {
  if (day === '' && hour === '' && minute === '') return '';
  return `${day}T${hour}:${minute === '' && hour !== '' ? '00' : minute}`;
};
