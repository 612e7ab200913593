const numbersOf = (version: string): number[] => version.split(/[.+]/).map(Number);

/** Whether a version, such as `1.4.0+61` (the number of the package and that of its last migration), is older than another. */
export const isOlder = (version: string, than: string): boolean => {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  const place = other.findIndex((number, at) => number !== (one[at] ?? 0));
  return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0);
};
