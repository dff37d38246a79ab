import type { MailSender } from '../../mail/mail-sender.ts'
import type { AccountMail } from '../authentication/mails.ts'
import { shortLine } from '../../mail/one-line.ts'

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

/** Tells the bookkeeper that the client asks something first, or goes back on what was agreed on. What is asked stands behind the link. */
export function declinedMail({ label, companyName, wasApproved }: Declined, href: string): AccountMail {
  const company = shortLine(companyName)
  const deed = wasApproved ? 'neemt het akkoord terug' : 'heeft een vraag'
  return {
    kind: 'approval-declined',
    action: 'Vraag bekijken',
    subject: `${company} ${deed}: ${label}`,
    text: [
      'Hallo,',
      `${company} ${deed} over de cijfers die je hebt voorgelegd: ${label}.`,
      `Lees de vraag in Klopt:\n${href}`,
      'Groet,\nKlopt',
    ].join('\n\n'),
  }
}

/** What a client did not agree on, or no more. */
export interface Declined {
  readonly label: string
  readonly companyName: string
  readonly wasApproved: boolean
}
