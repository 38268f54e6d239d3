/** What is kept, and on which ground. */
export const collection = [
  {
    paragraphs: [
      'In force since 1 November 2026. This page says what we keep when you read this site, write to us or subscribe to our letter. We sell nothing of it and show no advertising.',
    ],
  },
  {
    title: 'Who is responsible',
    paragraphs: [
      'Quayline Ltd, 9 Shad Lane, London SE1 2ND, United Kingdom, is the controller. In the European Union our office at Boompjes 40, 3011 XB Rotterdam, the Netherlands, represents us. Write to hello@quayline.example with the word privacy in the subject; a person answers.',
    ],
  },
  {
    title: 'When you read this site',
    paragraphs: [
      'Our server writes the address you asked for, the time, the answer’s status, your IP address and the name of your browser to a log. We need it to keep the site running and to recognise attacks (legitimate interest, Article 6(1)(f) GDPR). Logs are deleted after 30 days.',
      'Fonts, pictures and scripts come from our own host. No other company learns that you were here unless you agree to analytics.',
    ],
  },
  {
    title: 'When you write to us',
    paragraphs: [
      'The form asks for your name, your e-mail address and your message; company, phone, country and a file are up to you. With the form go the page it was sent from, the time on your device, and a mark that tells people from programs. Which wording of the note under the button you saw is kept as well, so that we can show what you agreed to.',
      'We use these to answer you and, if we come to terms, to prepare a contract (Article 6(1)(b) GDPR). They are read by the engineers and the sales staff who deal with your request. Files stay on our own storage.',
    ],
    list: [
      'A request that leads to no contract is deleted two years after our last exchange.',
      'What belongs to a contract is kept for as long as tax law asks, at most ten years.',
      'A request that our filter took for an automatic one is kept apart and deleted after 30 days.',
    ],
  },
  {
    title: 'When you agree to marketing mails',
    paragraphs: [
      'By sending a form you also agree that we may write to you about our work: our monthly letter, an event, an article that fits your question. The ground is your consent (Article 6(1)(a) GDPR). Each of these mails has a link that ends them with one click, and you can end them at any time by writing to us. That does not change how we deal with your request.',
      'If you subscribe to the letter, we write once to ask whether it was you. Without an answer nothing else is sent.',
    ],
  },
  {
    title: 'Your country',
    paragraphs: [
      'To fill in the country of a form for you, our server looks up the country of your IP address with a service for that purpose. The service sees the address, not your name or what you type. The result stays in a cookie for one hour. You can choose another country or none.',
    ],
  },
  {
    title: 'Cookies and storage on your device',
    paragraphs: ['We set as little as the site needs. Nothing here follows you to other sites.'],
    list: [
      'country: the country found for the form; one hour; necessary for the form’s default.',
      'consent: whether you agreed to analytics; six months; necessary to remember your choice.',
      '_ga: numbers a visit for analytics; set only after you agree; thirteen months.',
      'The time you last sent a form, in the local storage of your browser: a date and nothing else.',
    ],
  },
];
