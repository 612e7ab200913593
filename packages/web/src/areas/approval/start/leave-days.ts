/** Days as they stand in the leave status: two digits, halves behind them (rules/leave.md#balance). */
export const paddedDays = (days: number): string => {
  const [whole = '', half] = String(Math.abs(days)).split('.');
  return `${days < 0 ? '-' : ''}${whole.padStart(2, '0')}${half === undefined ? '' : `.${half}`}`;
};
