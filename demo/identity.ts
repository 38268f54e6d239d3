import type { DemoContent } from './demoContent.schema.ts';

const letters =
  'M43.53 34.5q-3.4 0-5.06-2.12q-1.67-2.11-1.67-5.65v-12.73h4.97v11.87q0 2.16.78 3.36q.78 1.2 2.48 1.2q2.1 0 3.24-1.63q1.13-1.63 1.13-4v-10.8h4.97v20h-4.47v-3h-.8q-.5 1.53-1.85 2.52q-1.35.98-3.72.98ZM65.39 34.43q-2.74 0-4.54-1.35q-1.8-1.35-2.68-3.7q-.88-2.35-.88-5.41q0-3.14.9-5.47q.9-2.33 2.7-3.63q1.8-1.3 4.5-1.3q2.13 0 3.48.85q1.35.85 2.02 2.18h.8v-2.6h4.56v20h-4.56v-2.6h-.8q-.67 1.23-2 2.13q-1.34.9-3.5.9ZM66.62 30.83q2.13 0 3.42-1.86q1.28-1.87 1.28-4.97q0-3.13-1.28-4.98q-1.29-1.85-3.42-1.85q-2 0-3.12 1.73q-1.11 1.73-1.11 5.1q0 3.37 1.11 5.1q1.12 1.73 3.12 1.73ZM81.67 40.67v-.1q.87-1.4 1.87-3.25q1-1.85 1.77-3.59l-6.97-19.53v-.2h4.9l2.5 7q.43 1.3.9 2.75q.47 1.45.9 3.68h.8q.47-2.23.92-3.68q.45-1.45.91-2.75l2.5-7h4.64v.2l-6.34 17.3q-1.13 3.17-2.23 5.52q-1.1 2.35-1.9 3.65ZM100.99 34q-.9-1.03-1.3-2.37q-.4-1.33-.4-3.6v-20.7h4.97v20.17q0 2.57.57 3.95q.56 1.38 1.46 2.35v.2ZM108.71 34v-20h4.97v20ZM111.18 11.57q-1.33 0-2.03-.72q-.7-.72-.7-1.85q0-1.17.7-1.87q.7-.7 2.03-.7q1.33 0 2.03.7q.7.7.7 1.87q0 1.13-.7 1.85q-.7.72-2.03.72ZM117.93 34v-20h4.57v3h.8q.57-1.53 1.87-2.52q1.3-.98 3.66-.98q3.37 0 5.02 2.12q1.65 2.11 1.65 5.65v12.73h-4.97v-11.87q0-2.2-.78-3.38q-.78-1.18-2.52-1.18q-2.06 0-3.2 1.61q-1.13 1.62-1.13 4.02v10.8ZM147.65 34.5q-4.63 0-7.06-2.85q-2.44-2.85-2.44-7.68q0-3.24 1.09-5.57q1.08-2.33 3.2-3.62q2.11-1.28 5.18-1.28q4.37 0 6.68 2.68q2.32 2.69 2.32 7.89v1.1h-13.63q.16 2.63 1.36 4.2q1.2 1.56 3.34 1.56q1.63 0 2.63-.96q1-.97 1.37-2.37h4.7q-.34 1.87-1.37 3.43q-1.03 1.57-2.85 2.52q-1.82.95-4.52.95ZM142.99 21.97h8.83q-.13-2.4-1.22-3.74q-1.08-1.33-3.01-1.33q-1.97 0-3.15 1.28q-1.19 1.29-1.45 3.79Z';

/** Draws the agency's name: the tail of the Q is the quay line, which has a gap for the y, and ends at `lineEnd`. */
function drawName(lineEnd: number): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 158.87 50">',
    '<circle cx="17.1" cy="24.3" r="13.75" fill="none" stroke="currentColor" stroke-width="4.7"/>',
    `<path d="M17.1 38H76.94V40.4H17.1ZM93.21 38H${lineEnd}V40.4H93.21Z"/>`,
    `<path d="${letters}"/></svg>`,
  ].join('');
}

/** The marks of the agency. In the footer the line continues beyond the drawing and the page. */
export const identity: NonNullable<DemoContent['settings']['identity']> = {
  look: 'paper',
  logo: drawName(158.87),
  footLogo: drawName(4000),
  // The Q, with the quay line as its tail, and the asset on the line.
  symbol: [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    '<circle cx="11.5" cy="15.5" r="9" fill="none" stroke="currentColor" stroke-width="5"/>',
    '<path d="M11.5 23H32V27H11.5Z" fill="currentColor"/>',
    '<path d="M24.5 15.5H32V23H24.5Z" fill="var(--accent)"/></svg>',
  ].join(''),
};
