import type { AccountMail } from '../authentication/mails.ts'

/** The mail with a new link. No names: anybody may have asked for it, and whoever has the address need not be known. */
export const newLinkMail = (link: string): AccountMail => ({
  kind: 'customer-link',
  action: 'Facturen bekijken',
  subject: 'Je nieuwe link',
  text: [
    'Hallo,',
    `Met deze link bekijk en betaal je je facturen:\n${link}`,
    'Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
    'You can view and pay your invoices by this link. If you did not ask for it, you need not do anything.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})
