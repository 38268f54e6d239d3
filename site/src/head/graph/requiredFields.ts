/**
 * Fields that search engines require of each kind of node before they use it
 * (developers.google.com/search/docs/appearance), and those that we require where they require none. A page whose graph
 * lacks one of these is still published, and its editor is told.
 */
const requiredFields: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['url', 'name', 'description', 'isPartOf'],
  CollectionPage: ['url', 'name', 'description', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Service: ['name', 'description', 'provider', 'url'],
  Offer: ['price', 'priceCurrency', 'url'],
  LocalBusiness: ['name', 'url', 'image', 'address', 'openingHours'],
  Event: ['name', 'url', 'description', 'startDate', 'endDate', 'eventAttendanceMode', 'location', 'organizer'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'employmentType'],
  Person: ['name', 'jobTitle', 'url', 'worksFor'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  PostalAddress: ['addressLocality'],
  DefinedTermSet: ['name', 'url'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
};

/** Fields that search engines do not show, and may take for spam: a rating that a site gives itself. */
const refusedFields: Record<string, readonly string[]> = {
  Organization: ['aggregateRating', 'review'],
  LocalBusiness: ['aggregateRating', 'review'],
};

/** Returns the faults of a graph, one sentence each: a missing field, or a missing node that others refer to. */
export function faultsOfGraph(graph: unknown): string[] {
  const nodes: unknown = typeof graph === 'object' && graph !== null ? Reflect.get(graph, '@graph') : undefined;
  if (!Array.isArray(nodes)) return ['There is no @graph'];
  const known = new Set(nodes.map((node: unknown) => fieldOf(node, '@id')));
  const faults = nodes.flatMap((node: unknown) => faultsOfNode(node));
  noteReferences(nodes, (id) => {
    if (!known.has(id)) faults.push(`Nothing is called ${String(id)}`);
  });
  return faults;
}

function faultsOfNode(node: unknown): string[] {
  const type = String(fieldOf(node, '@type'));
  const required = requiredFields[type];
  if (!required) return [`Nobody says what a ${type} needs: add it to requiredFields.ts`];
  const own = required.filter((field) => isEmpty(fieldOf(node, field))).map((field) => `${type} lacks ${field}`);
  const refused = (refusedFields[type] ?? []).filter((field) => fieldOf(node, field) !== undefined);
  const parts = ['offers', 'address', 'location'].flatMap((field) => fieldOf(node, field) ?? []);
  return [...own, ...refused.map((field) => `${type} must not have ${field}`), ...parts.flatMap(faultsOfNode)];
}

/** Nothing is collected on the way: a list has hundreds of values, and each page that is written is checked. */
function noteReferences(value: unknown, note: (id: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const parts = Object.values(value);
  if (parts.length === 1 && '@id' in value) note(value['@id']);
  else for (const part of parts) noteReferences(part, note);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

const opening = '<script type="application/ld+json">';

/** Returns what the graph of a page lacks; an empty list if the page has no graph. */
export function faultsOfPage(html: string): string[] {
  const start = html.indexOf(opening);
  if (start < 0) return [];
  const end = html.indexOf('</script>', start);
  return faultsOfGraph(JSON.parse(html.slice(start + opening.length, end)));
}
