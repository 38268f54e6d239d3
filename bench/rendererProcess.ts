import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import { allocatorVariables } from '../scripts/processes.ts';

const root = join(import.meta.dirname, '..');

export interface RendererProcess {
  pid: number | undefined;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

/** Starts the renderer as a separate process. Does not wait for it: the host asks until it answers. */
export function startRenderer(variables: Record<string, string>): RendererProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...rendererCommand], {
    cwd: root,
    env: { ...allocatorVariables, ...process.env, ...variables },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
