import { defineBlock, line, picture, z } from '../defineBlock.ts';

/** A video, map, calendar or form of another host. It loads when its visitor asks for it, from allowed hosts only. */
export const embed = defineBlock('embed', {
  for: 'both',
  title: 'Embed',
  group: 'Text and pictures',
  words: 'video, YouTube, Vimeo, map, calendar, Calendly, iframe',
  fields: {
    address: z
      .url({ protocol: /^https$/, error: 'an address that begins with https://' })
      .max(500)
      .meta({
        description:
          'As in the browser’s address bar. Shown here if an admin allows its host under Site settings, Embeds; a link otherwise',
        widget: 'text',
      }),
    title: line('What it shows, such as: The talk of March, 11 minutes', { max: 90 }),
    poster: picture.optional().meta({ description: 'A picture of your own, until the visitor presses' }),
  },
});
