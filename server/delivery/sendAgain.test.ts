import { createLocalReq, type Payload } from 'payload';
import { expect, it, onTestFinished } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import { Unreachable } from './Channel.ts';
import { sendAgainEndpoint } from './collections/deliveries.ts';
import { timelineOf } from './delivery.ts';

/** Presses "Send again" for deliveries, as sales do. */
async function pressSendAgain(payload: Payload, ...deliveries: readonly { id: number }[]): Promise<void> {
  const user = await createUserWith(payload, 'sales');
  for (const { id } of deliveries) {
    const req = Object.assign(await createLocalReq({ user }, payload), { routeParams: { id } });
    expect((await sendAgainEndpoint.handler(req)).status).toBe(200);
  }
}

/** A host whose mail server first refuses, and later is slow and fails with `late`. */
async function openSlowHost(late: Error) {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isSlow = false;
  const host = await openTestHost({
    variables: { DELIVERY_PAUSES: '60' },
    mailer: () => ({
      async send() {
        if (!isSlow) throw new Error('mailbox is full');
        begun.resolve();
        await released.promise;
        throw late;
      },
    }),
  });
  onTestFinished(host.close);
  const { payload } = host;
  return {
    ...host,
    /** Makes everything due, and acts while the first email is being tried. */
    async whileTrying(act: () => Promise<void>): Promise<void> {
      await payload.update({ collection: 'deliveries', where: {}, data: { nextTryAt: null } });
      isSlow = true;
      const running = host.deliver();
      await begun.promise;
      await act();
      released.resolve();
      await running;
    },
  };
}

it('counts tries from zero for a delivery that was sent again while it waited behind another email', async () => {
  const { app, deliver, payload, whileTrying } = await openSlowHost(new Error('mailbox is full'));
  const acknowledgement = async () => {
    const { docs } = await payload.find({ collection: 'deliveries', where: { kind: { equals: 'acknowledgement' } } });
    if (!docs[0]) throw new Error('No acknowledgement is owed');
    return docs[0];
  };
  await send(app, typed);
  await deliver();
  expect(await acknowledgement()).toMatchObject({ status: 'owed', attempts: 1 });

  // Its second try is the last one, and it waits behind the email to sales.
  await whileTrying(async () => pressSendAgain(payload, await acknowledgement()));

  const tried = await acknowledgement();
  expect(tried).toMatchObject({ status: 'owed', attempts: 1 });
  expect(timelineOf(tried).map(({ outcome }) => outcome)).toEqual(['failed', 'sent again', 'failed']);
});

it('tries deliveries again that were sent again while the mail server turned out to be away', async () => {
  const { app, deliver, payload, whileTrying } = await openSlowHost(new Unreachable('the mail server did not answer'));
  const mails = async () =>
    (await payload.find({ collection: 'deliveries', where: { kind: { not_equals: 'crm' } }, sort: 'id' })).docs;
  await send(app, typed);
  await send(app, { ...typed, message: 'Another message of somebody else' });
  await deliver();
  expect((await mails()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);

  await whileTrying(async () => pressSendAgain(payload, ...(await mails())));

  // The first was being tried when "Send again" was pressed. The second found the server away, so the others were not
  // tried at all.
  for (const one of await mails()) {
    expect(one).toMatchObject({ status: 'owed', attempts: 1 });
    expect(timelineOf(one).map(({ outcome }) => outcome)).toEqual(['failed', 'sent again', 'failed']);
  }
});

it('tells sales nothing about what is owed to accounts, and sends none of it again for them', async () => {
  const { close, payload } = await openTestHost();
  onTestFinished(close);
  const [admin, sales] = [await createUserWith(payload, 'admin'), await createUserWith(payload, 'sales')];
  for (const status of ['delivered', 'failed'] as const) {
    const owed = { label: 'Invitation', kind: 'invitation', user: admin.id, status, attempts: 9 } as const;
    const { id } = await payload.create({ collection: 'deliveries', data: owed });
    const ask = async (user: typeof admin) => {
      const req = Object.assign(await createLocalReq({ user }, payload), { routeParams: { id } });
      return (await sendAgainEndpoint.handler(req)).status;
    };
    expect(await ask(sales), status).toBe(404);
    expect(await payload.findByID({ collection: 'deliveries', id })).toMatchObject({ status, attempts: 9 });
    expect(await ask(admin), status).toBe(status === 'delivered' ? 409 : 200);
  }
});
