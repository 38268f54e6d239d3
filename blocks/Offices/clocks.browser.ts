import { clockMarks } from './clockMarks.ts';

/** ms between two updates of the clocks. */
const everyMs = 10_000;
const minutesOfDay = 24 * 60;

function show(): void {
  const now = new Date();
  for (const clock of document.querySelectorAll<HTMLElement>(`[${clockMarks.clock}]`)) {
    const timeZone = clock.getAttribute(clockMarks.clock) ?? 'UTC';
    const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    clock.textContent = `${(clock.dataset.said ?? '{time} now,').replace('{time}', time)} `;
    clock.hidden = false;
  }
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  for (const line of document.querySelectorAll(`[${clockMarks.now}]`)) {
    const begins = Number(line.getAttribute(clockMarks.now));
    line.setAttribute('d', `M${(minute - begins + minutesOfDay) % minutesOfDay} 0V56`);
  }
}

show();
setInterval(show, everyMs);
