export interface Repeated {
  /** Resolves once running work is finished. Nothing starts afterwards. */
  stop(): Promise<void>;
}

/** Runs work repeatedly until it is stopped, the first time at once. Each run returns the ms to rest afterwards. */
export function repeat(work: () => Promise<number>): Repeated {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const restMs = await work();
    if (!isStopped) timer = setTimeout(begin, restMs);
  }
  function begin(): void {
    running = run();
  }

  begin();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
