import { addressOf, password, signIn, signInForToken } from '../stage.ts';
import { local, type Operation, plain } from './Operation.ts';

/** Operations on one's own account, and signing in and out. */
export const accountOperations: Record<string, Operation> = {
  'a sign-in': plain(200, (stage) => signIn(stage, 'sales')),
  'a sign-in with a wrong password': plain(401, (stage) => signIn(stage, 'sales', 'wrong')),
  'a sign-out': {
    status: 200,
    async prepare(stage) {
      const token = await signInForToken(stage, 'sales');
      return () => stage.call('POST', 'users/logout', {}, token);
    },
  },
  'a session that goes on': plain(200, ({ asAdmin }) => asAdmin('POST', 'users/refresh-token', {})),
  'a forgotten password': plain(200, ({ call }) =>
    call('POST', 'users/forgot-password', { email: addressOf('editor') }),
  ),
  'a forgotten password of nobody': plain(200, ({ call }) =>
    call('POST', 'users/forgot-password', { email: addressOf('nobody') }),
  ),
  // Our endpoint replaces this one; our code and other code may still call the operation.
  'a forgotten password, as Payload has it': plain(200, ({ payload }) =>
    local(() =>
      payload.forgotPassword({ collection: 'users', data: { email: addressOf('admin') }, disableEmail: true }),
    ),
  ),
  'a new password by a token': {
    status: 200,
    async prepare({ call, payload }) {
      const data = { email: addressOf('sales') };
      const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
      return () => call('POST', 'users/reset-password', { token, password });
    },
  },
  'a new password by a wrong token': plain(403, ({ call }) =>
    call('POST', 'users/reset-password', { token: 'wrong', password }),
  ),
  // Calls that are shut answer before Payload does.
  'an account opened again': plain(404, ({ asAdmin }) =>
    asAdmin('POST', 'users/unlock', { email: addressOf('sales') }),
  ),
  'an address verified': plain(404, ({ call }) => call('POST', 'users/verify/wrong', {})),
  'a first user where there is one': plain(404, ({ call }) =>
    call('POST', 'users/first-register', { email: addressOf('first'), password }),
  ),
  'a preference': plain(200, ({ asAdmin }) => asAdmin('POST', 'payload-preferences/nav', { value: { open: true } })),
  'a preference removed': plain(404, ({ asAdmin }) => asAdmin('DELETE', 'payload-preferences/nav')),
};
