import { feedRoute } from '../machines/feedRoute.ts';

export const GET = feedRoute('application/atom+xml', (feed) => feed.atom1());
