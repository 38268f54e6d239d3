import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { SendMailFailure } from '@frontage/contract/contact/failure.ts';

/** The status for a request that Node could not read, by the code of the error. */
const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers a request that Node could not read, with the headers of every other answer, and closes the connection. */
export function answerUnread(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    const words = STATUS_CODES[status] ?? 'Bad Request';
    const code = status === 431 ? 'too_large' : 'unreadable';
    const failure: SendMailFailure = { success: false, error: words, code, data: null };
    const body = JSON.stringify(failure);
    const all = {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${words}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
