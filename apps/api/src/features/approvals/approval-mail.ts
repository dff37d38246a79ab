import type { MailSender } from '../../mail/mail-sender.ts'
import type { AccountMail } from '../authentication/mails.ts'

/** Asks the client to look at figures, as their firm. What the figures are stands behind the link alone. */
export function approvalMail(label: string, href: string, sender: MailSender | null): AccountMail {
  return {
    kind: 'approval',
    action: 'Cijfers bekijken',
    ...(sender && { sender }),
    subject: `Je boekhouder vraagt je akkoord: ${label}`,
    text: [
      'Hallo,',
      `Je boekhouder heeft de cijfers klaar: ${label}.`,
      `Bekijk ze in Klopt en geef akkoord, of vraag eerst iets:\n${href}`,
      `Groet,\n${sender?.name ?? 'Klopt'}`,
    ].join('\n\n'),
  }
}
