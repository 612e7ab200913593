/**
 * Milliseconds that the thread of the tests has worked so far: what keeps others waiting, however much else the machine
 * has to do meanwhile.
 */
export const ownWorkMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
