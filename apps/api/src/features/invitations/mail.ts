import { visibleText } from '@klopt/api-client/schemas'
import type { AccountMail } from '../authentication/mails.ts'

interface InvitationMail {
  readonly companyName: string
  readonly invitedBy: string
  readonly link: string
}

/** Names are what people typed: they stay on one line and are cut where they get long. */
export function invitationMail({ companyName, invitedBy, link }: InvitationMail): AccountMail {
  const company = oneLine(companyName)
  return {
    kind: 'invitation',
    action: 'Uitnodiging aannemen',
    subject: `Uitnodiging voor de administratie van ${company}`,
    text: [
      'Hallo,',
      `${oneLine(invitedBy)} nodigt je uit om mee te werken in de administratie van ${company} op Klopt.`,
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
  subject: `Je kantoor nodigt iemand uit voor ${oneLine(companyName)}`,
  text: [
    'Hallo,',
    `${oneLine(invitedBy)} van je kantoor heeft ${oneLine(invited)} uitgenodigd om mee te werken in de administratie van ${oneLine(companyName)}.`,
    `Wil je dat niet? Trek de uitnodiging in, of beëindig de toegang:\n${link}`,
    'Groet,\nKlopt',
  ].join('\n\n'),
})

const LONGEST_NAME = 80

/** What somebody typed, for a line of a mail: visible, on one line, cut where it gets long. */
export function oneLine(text: string): string {
  const line = visibleText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return line.length <= LONGEST_NAME ? line : `${line.slice(0, LONGEST_NAME - 1)}…`
}
