import { isRecord } from '../isRecord.ts';
import {
  type CrmAdapter,
  CrmConflict,
  type CrmNote,
  type CrmRequest,
  createCrmCalls,
  normalizedName,
  noteHtml,
  recordsIn,
  savingAs,
} from './CrmAdapter.ts';

interface HubSpotOptions {
  /** https://api.hubapi.com, but for tests. */
  apiUrl: string;
  /** Of a private app. */
  token: string;
  /** Internal name of the property of deals that contains our id and that HubSpot lets no two deals share. */
  dealProperty: string;
}

type Kind = 'contacts' | 'deals' | 'notes';
interface HubSpotRecord {
  id: string;
  properties: Record<string, unknown>;
}

/** HubSpot's own types of associations. */
const types = { dealToContact: 3, noteToContact: 202, noteToDeal: 214 };
const atOnce = 100;
/** The most characters of a note, as HTML. */
const longestNote = 65_536;

/**
 * The adapter for HubSpot. A contact is made and, where that is refused with 409, found by its address; a deal is read
 * by our id, which is unique there; a note is looked for among those of its deal. All three are read from the records
 * themselves: searches lag behind by half a minute, so only contacts without an address, which nothing else identifies,
 * are searched. Companies are left to HubSpot, which makes them by the domain of the address.
 */
export function createHubSpotCrm({ apiUrl, dealProperty, token }: HubSpotOptions): CrmAdapter {
  const { call, list } = createCrmCalls({
    name: 'HubSpot',
    baseUrl: apiUrl,
    headers: { authorization: `Bearer ${token}` },
    tokenVariable: 'HUBSPOT_TOKEN',
    allowed: 'Give the private app the scopes to read and write contacts and deals',
    reasonOf: ({ message }) => message,
  });

  const findOrMakeCompany = async () => undefined;
  return {
    ...savingAs({ findOrMakeCompany, findOrMakePerson, findOrMakeDeal, findOrMakeNote }),
    async readStates(asked) {
      const ids = asked.map(({ externalId }) => externalId);
      const deals = await read('deals', ids, ['hs_is_closed', 'hs_is_closed_won', dealProperty], dealProperty);
      return new Map(
        deals.flatMap(({ properties }) =>
          properties.hs_is_closed === 'true'
            ? [[String(properties[dealProperty]), properties.hs_is_closed_won === 'true' ? 'won' : 'lost'] as const]
            : [],
        ),
      );
    },
  };

  async function findOrMakePerson({ companyName, person }: CrmRequest): Promise<string> {
    const { email, name, phone } = person;
    const known = email === undefined ? await findByNumber(name, phone) : undefined;
    if (known) return known;
    const words = name.split(' ');
    const properties = {
      firstname: words.slice(0, Math.max(1, words.length - 1)).join(' '),
      ...(words.length > 1 ? { lastname: words.at(-1) } : {}),
      ...(email === undefined ? {} : { email }),
      ...(phone ? { phone } : {}),
      ...(companyName ? { company: companyName } : {}),
    };
    try {
      return await make('contacts', { properties });
    } catch (error) {
      const found = error instanceof CrmConflict && email ? await findByAddress(email, error.message) : undefined;
      if (found) return found;
      throw error;
    }
  }

  /** HubSpot names the contact in its refusal also where the address is a second one of it. */
  async function findByAddress(email: string, refusal: string): Promise<string | undefined> {
    const [, named] = /Existing ID: (\d+)/.exec(refusal) ?? [];
    return named ?? (await read('contacts', [email], ['email'], 'email'))[0]?.id;
  }

  /** A whole household may share one number, so the name counts too. */
  async function findByNumber(name: string, phone: string | undefined): Promise<string | undefined> {
    if (!phone) return undefined;
    const filters = [{ propertyName: 'phone', operator: 'EQ', value: phone }];
    const asked = { filterGroups: [{ filters }], properties: ['firstname', 'lastname'], limit: atOnce };
    const { results } = await call('POST', '/crm/v3/objects/contacts/search', asked);
    return recordsIn(results)
      .filter(isHubSpotRecord)
      .find(({ properties: { firstname, lastname } }) => {
        const named = [firstname, lastname].filter(Boolean).join(' ');
        return normalizedName(named) === normalizedName(name);
      })?.id;
  }

  async function findOrMakeDeal({ externalId, title }: CrmRequest, personId: string): Promise<string> {
    const [known] = await read('deals', [externalId], [dealProperty], dealProperty);
    if (known) return known.id;
    return make('deals', {
      properties: { dealname: title, [dealProperty]: externalId, ...(await findFirstStage()) },
      associations: [associated(personId, types.dealToContact)],
    });
  }

  /** The first open stage of the first pipeline. */
  async function findFirstStage(): Promise<{ pipeline: string; dealstage: string }> {
    const byOrder = (one: Record<string, unknown>, other: Record<string, unknown>) =>
      Number(one.displayOrder) - Number(other.displayOrder);
    const { results } = await call('GET', '/crm/v3/pipelines/deals');
    const [pipeline] = recordsIn(results).sort(byOrder);
    const isOpen = ({ metadata }: Record<string, unknown>) => !isRecord(metadata) || metadata.isClosed !== 'true';
    const [stage] = recordsIn(pipeline?.stages).filter(isOpen).sort(byOrder);
    if (!pipeline || !stage) throw new Error('HubSpot has no open stage of deals. Make one in its first pipeline');
    return { pipeline: String(pipeline.id), dealstage: String(stage.id) };
  }

  /** Notes in HubSpot are HTML, which it may wrap. The last line identifies them. */
  async function findOrMakeNote(dealId: string, personId: string, { externalId, text }: CrmNote): Promise<string> {
    const sign = `Entry [${externalId}]`;
    const path = `/crm/v4/objects/deals/${encodeURIComponent(dealId)}/associations/notes`;
    const ids = await list(path, { limit: '500' }, ({ paging, results }) => {
      const next = isRecord(paging) && isRecord(paging.next) ? paging.next.after : undefined;
      return {
        found: recordsIn(results).map(({ toObjectId }) => String(toObjectId)),
        next: typeof next === 'string' ? { after: next } : undefined,
      };
    });
    const notes: HubSpotRecord[] = [];
    for (let done = 0; done < ids.length; done += atOnce) {
      notes.push(...(await read('notes', ids.slice(done, done + atOnce), ['hs_note_body'])));
    }
    const known = notes.find(({ properties }) => {
      const body = String(properties.hs_note_body);
      const place = body.lastIndexOf(sign);
      return place >= 0 && /^(?:<\/\w+>|\s)*$/.test(body.slice(place + sign.length));
    });
    if (known) return known.id;
    return make('notes', {
      properties: { hs_timestamp: new Date().toISOString(), hs_note_body: noteHtml(text, sign, longestNote) },
      associations: [associated(dealId, types.noteToDeal), associated(personId, types.noteToContact)],
    });
  }

  /** Those of the records that are there, by HubSpot's ids or by a property whose values are unique. */
  async function read(kind: Kind, ids: readonly string[], properties: string[], idProperty?: string) {
    const inputs = ids.map((id) => ({ id }));
    const asked = { inputs, properties, ...(idProperty ? { idProperty } : {}) };
    const { results } = await call('POST', `/crm/v3/objects/${kind}/batch/read`, asked);
    return recordsIn(results).filter(isHubSpotRecord);
  }

  async function make(kind: Kind, record: object): Promise<string> {
    const { id } = await call('POST', `/crm/v3/objects/${kind}`, record);
    if (typeof id !== 'string') throw new Error('HubSpot answered without the record it made');
    return id;
  }
}

function associated(id: string, associationTypeId: number) {
  return { to: { id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }] };
}

function isHubSpotRecord(value: Record<string, unknown>): value is Record<string, unknown> & HubSpotRecord {
  return typeof value.id === 'string' && isRecord(value.properties);
}
