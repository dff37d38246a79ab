import type { AccountMail } from '../authentication/mails.ts'

/** Asks the client to look at figures. What the figures are stands behind the link alone. */
export function approvalMail(label: string, href: string): AccountMail {
  return {
    kind: 'approval',
    subject: `Je boekhouder vraagt je akkoord: ${label}`,
    text: [
      'Hallo,',
      `Je boekhouder heeft de cijfers klaar: ${label}.`,
      `Bekijk ze in Klopt en geef akkoord, of vraag eerst iets:\n${href}`,
      'Groet,\nKlopt',
    ].join('\n\n'),
  }
}
