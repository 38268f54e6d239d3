/** The admin names its icon late in a page. A browser that leaves the page before asks for this one, and notes a 404. */
export const GET = () => new Response(null, { status: 204 });

// Next cannot keep an answer without a body.
export const dynamic = 'force-dynamic';
