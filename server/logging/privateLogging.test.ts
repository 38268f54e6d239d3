import { APIError, AuthenticationError, Forbidden, LockedAuth, NotFound, QueryError } from 'payload';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { levelsOfRefusals, privateLogging } from './privateLogging.ts';

describe('the log of the admin', () => {
  it.each([
    new AuthenticationError(),
    new Forbidden(),
    new LockedAuth(),
    new NotFound(),
    new QueryError([{ path: 'name' }]),
  ])('has one short line for a refusal, below the level of errors: $name', (refusal) => {
    expect(levelsOfRefusals).toHaveProperty(refusal.name, 'info');
    const lines: string[] = [];
    pino(privateLogging, { write: (line) => void lines.push(line) }).info({ err: refusal });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"type":"${refusal.name}"`);
    expect(Buffer.byteLength(lines[0] ?? '')).toBeLessThan(250);
  });

  it('has our own refusals below the level of errors too, and server errors as errors', () => {
    const levelOf = (err: unknown) => {
      const lines: string[] = [];
      pino(privateLogging, { write: (line) => void lines.push(line) }).error({ err });
      return JSON.parse(lines.join()).level;
    };
    expect(levelOf(new APIError('"Quay" is still linked in the page "Flow"', 409))).toBe(30);
    expect(levelOf(new APIError('The disk is full', 500))).toBe(50);
  });

  it('says where an error of ours arose', () => {
    const lines: string[] = [];
    pino(privateLogging, { write: (line) => void lines.push(line) }).error({ err: new TypeError('canary') });
    expect(lines[0]).toContain('privateLogging.test.ts');
    expect(lines[0]).not.toContain('canary');
  });
});
