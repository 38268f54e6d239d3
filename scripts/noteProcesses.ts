import { type NotedProcess, type NotedProcesses, writeProcessNotes } from '@frontage/server/processes/processNotes.ts';

/** Notes in a data folder which processes run, for the metrics of the host. */
export function noteProcesses(dataDirectory: string): (name: string, noted: NotedProcess) => void {
  const processes: NotedProcesses = {};
  return (name, noted) => {
    processes[name] = noted;
    try {
      writeProcessNotes(dataDirectory, processes);
    } catch (error) {
      // A full disk must not prevent a process from being restarted.
      console.warn(
        `What runs could not be noted in ${dataDirectory}: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
}
