const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Runs a short function that must not end halfway. A signal that asks the process to end meanwhile,
 * as Ctrl-C does, has no effect.
 */
export function ignoreSignals<Value>(work: () => Value): Value {
  const ignore = () => undefined;
  for (const signal of signals) process.on(signal, ignore);
  try {
    return work();
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}
