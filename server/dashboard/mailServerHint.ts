/** What an owner must tell the person who runs the server. With `SMTP_URL` alone it would not start. */
export const mailServerHint =
  'Whoever runs the server sets SMTP_URL, such as smtps://name:password@mail.example.com, with MAIL_FROM and MAIL_TO, and starts it again';
