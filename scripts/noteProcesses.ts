import {
  type NotedProcess,
  type NotedProcesses,
  writeProcessNotes,
} from '@frontage/backend/src/processes/processNotes.ts';

/** Notes in a folder of data what is run, for the host that tells figures of it. */
export function noteProcesses(dataDirectory: string): (name: string, noted: NotedProcess) => void {
  const processes: NotedProcesses = {};
  return (name, noted) => {
    processes[name] = noted;
    try {
      writeProcessNotes(dataDirectory, processes);
    } catch (error) {
      // A disk that is full must not keep anybody from being started again.
      console.warn(
        `What runs could not be noted in ${dataDirectory}: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
}
