import { feedRoute } from '../machines/feedRoute.ts';

export const GET = feedRoute('application/feed+json', (feed) => feed.json1());
