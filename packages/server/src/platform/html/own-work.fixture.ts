/**
 * CPU milliseconds used so far by the test's thread: the time in which it blocks others, independent of the load of the
 * machine.
 */
export const ownWorkMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
