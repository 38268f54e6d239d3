/** Whether a block is a form that closes its page: links to the contact form lead to it, unless it has an anchor of its own. */
export const isContactForm = ({ acf_fc_layout, look }: { acf_fc_layout: string; look?: string | undefined }): boolean =>
  acf_fc_layout === 'form' && look === 'closing';
