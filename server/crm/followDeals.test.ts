import { expect, it, onTestFinished } from 'vitest';
import { startMigratedPostgres } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import { openCrm } from './crmChannels.ts';
import { followDeals } from './followDeals.ts';
import { startHubSpot } from './testing/hubspotServer.ts';
import { startPipedrive } from './testing/pipedriveServer.ts';

/** What sales do in each CRM: `end` closes the first deal, the second one stays open. */
const crms = [
  {
    name: 'HubSpot',
    async start() {
      const server = await startHubSpot();
      onTestFinished(server.close);
      const { dealProperty, tables, token, url } = server;
      return {
        variables: { HUBSPOT_API_URL: url, HUBSPOT_TOKEN: token, HUBSPOT_DEAL_PROPERTY: dealProperty },
        end: async (isWon: boolean) => {
          Object.assign(Object(tables.deals[0]?.properties), {
            hs_is_closed: 'true',
            hs_is_closed_won: String(isWon),
          });
        },
        count: async () => tables.deals.length,
      };
    },
  },
  {
    name: 'Pipedrive',
    async start() {
      const server = await startPipedrive();
      onTestFinished(server.close);
      return {
        variables: { PIPEDRIVE_API_URL: server.url, PIPEDRIVE_API_TOKEN: server.token },
        end: async (isWon: boolean) => {
          Object.assign(Object(server.tables.deals[0]), { status: isWon ? 'won' : 'lost' });
        },
        count: async () => server.tables.deals.length,
      };
    },
  },
  { name: "the CMS's own collections", start: async () => undefined },
  {
    name: "the CMS's own collections on PostgreSQL",
    async start() {
      const server = await startMigratedPostgres();
      onTestFinished(server.stop);
      return { variables: { DATABASE_URL: server.url }, end: undefined, count: undefined };
    },
  },
];

/* R76 */
it.each(crms)(
  'a request is won or lost once its deal is in $name, and what is changed here afterwards stays',
  async ({ start }) => {
    const started = await start();
    const host = await openTestHost({ variables: started?.variables ?? {} });
    onTestFinished(host.close);
    const { environment, payload } = host;
    for (const email of ['ada@example.com', 'bo@example.com']) await send(host.app, { ...typed, email });
    await host.deliver();
    const end =
      started?.end ??
      (async (isWon: boolean) => {
        const { docs } = await payload.find({ collection: 'deals', sort: 'id', limit: 1 });
        await payload.update({ collection: 'deals', id: docs[0]?.id ?? 0, data: { stage: isWon ? 'won' : 'lost' } });
      });
    const follow = () =>
      followDeals(payload, {
        crm: openCrm(environment)(payload),
        siteUrl: environment.siteUrl,
        now: () => host.clock.now,
      });
    const states = async () => {
      const { docs } = await payload.find({ collection: 'leads', sort: 'id', depth: 0 });
      return docs.map(({ answerState, status }) => `${status}, ${answerState ?? 'no answer owed'}`);
    };
    await follow();
    expect(await states()).toEqual(['new, due', 'new, due']);
    await end(true);
    await Promise.all([follow(), follow()]);
    expect(await states()).toEqual(['won, no answer owed', 'new, due']);
    const { docs } = await payload.find({ collection: 'leads', sort: 'id', limit: 1 });
    await payload.update({ collection: 'leads', id: docs[0]?.id ?? 0, data: { status: 'in-work' } });
    await end(false);
    await follow();
    expect(await states()).toEqual(['in-work, due', 'new, due']);
  },
);
