import { shortLine } from '../../mail/one-line.ts'
import type { AccountMail } from '../authentication/mails.ts'

interface InvitationMail {
  readonly companyName: string
  readonly invitedBy: string
  readonly link: string
}

/** Names are what people typed: they stay on one line and are cut where they get long. */
export function invitationMail({ companyName, invitedBy, link }: InvitationMail): AccountMail {
  const company = shortLine(companyName)
  return {
    kind: 'invitation',
    action: 'Uitnodiging aannemen',
    subject: `Uitnodiging voor de administratie van ${company}`,
    text: [
      'Hallo,',
      `${shortLine(invitedBy)} nodigt je uit om mee te werken in de administratie van ${company} op Klopt.`,
      `Neem de uitnodiging binnen 14 dagen aan:\n${link}`,
      'Verwachtte je deze uitnodiging niet? Dan hoef je niets te doen.',
      'Groet,\nKlopt',
    ].join('\n\n'),
  }
}

/** To the main user: their firm lets somebody else into the books. */
export const letInMail = ({
  companyName,
  invitedBy,
  invited,
  link,
}: InvitationMail & { readonly invited: string }): AccountMail => ({
  kind: 'firm-lets-in',
  action: 'Gebruikers bekijken',
  subject: `Je kantoor nodigt iemand uit voor ${shortLine(companyName)}`,
  text: [
    'Hallo,',
    `${shortLine(invitedBy)} van je kantoor heeft ${shortLine(invited)} uitgenodigd om mee te werken in de administratie van ${shortLine(companyName)}.`,
    `Wil je dat niet? Trek de uitnodiging in, of beëindig de toegang:\n${link}`,
    'Groet,\nKlopt',
  ].join('\n\n'),
})
