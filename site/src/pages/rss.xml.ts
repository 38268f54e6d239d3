import { feedRoute } from '../machines/feedRoute.ts';

export const GET = feedRoute('application/rss+xml', (feed) => feed.rss2());
