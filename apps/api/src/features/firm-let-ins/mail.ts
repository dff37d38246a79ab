import { formatDateShort } from '@klopt/validators'
import type { AccountMail } from '../authentication/mails.ts'
import { shortLine } from '../../mail/one-line.ts'

/** Whom a firm let in; of a substitute the days. */
export interface LetIn {
  readonly name: string
  readonly startsOn: string | null
  readonly endsOn: string | null
}

interface LetInMail {
  readonly firmName: string
  readonly companyName: string
  readonly letIn: readonly LetIn[]
  readonly link: string
}

/** 'als vervanger van 1 mei 2026 t/m 5 mei 2026'; null for who enters them from now on. */
export const substituteText = ({ startsOn, endsOn }: LetIn): string | null =>
  startsOn === null || endsOn === null
    ? null
    : `als vervanger van ${formatDateShort(startsOn)} t/m ${formatDateShort(endsOn)}`

/** To the main user: a colleague at their firm enters the books who did not before, with what to do against it. */
export const colleagueLetInMail = ({ firmName, companyName, letIn, link }: LetInMail): AccountMail => ({
  kind: 'firm-lets-in',
  action: 'Gebruikers bekijken',
  subject: `Je kantoor laat iemand toe in ${shortLine(companyName)}`,
  text: [
    'Hallo,',
    `${shortLine(firmName)} laat iemand toe in de administratie van ${shortLine(companyName)}:`,
    letIn
      .map((one) => `- ${[shortLine(one.name), substituteText(one)].flatMap((part) => part ?? []).join(', ')}`)
      .join('\n'),
    `Wil je dat niet? Overleg met je kantoor, of trek de toegang van het kantoor in:\n${link}`,
    'Groet,\nKlopt',
  ].join('\n\n'),
})
