import { formatDateLong } from '@klopt/validators'
import { oneLine } from '../../mail/one-line.ts'
import type { AccountMail } from '../authentication/mails.ts'

/** What a customer keeps of a cancellation: that it was received, and with which day it ends. */
export function subscriptionCancelledMail({
  company,
  what,
  endsOn,
}: {
  readonly company: string
  readonly what: string
  /** Null while its owner decides. */
  readonly endsOn: string | null
}): AccountMail {
  const outcome =
    endsOn === null
      ? `${company} heeft je opzegging van ${what} ontvangen en laat weten met welke dag het stopt.`
      : `Je opzegging van ${what} bij ${company} is ontvangen. Het stopt met ${formatDateLong(endsOn)}; wat je daarna nog niet hebt gekregen betaal je niet.`
  return {
    kind: 'subscription-cancelled',
    subject: oneLine(`Je opzegging bij ${company}`),
    text: [
      'Hallo,',
      outcome,
      'Heb je hier niet om gevraagd? Neem dan contact op met het bedrijf.',
      'Groet,\nKlopt',
    ].join('\n\n'),
  }
}

/** To the address of before, so that who did not do it knows. */
export const detailsChangedMail = ({
  company,
  emailAddress,
}: {
  readonly company: string
  readonly emailAddress: string
}): AccountMail => ({
  kind: 'customer-details',
  subject: oneLine(`Je e-mailadres bij ${company} is gewijzigd`),
  text: [
    'Hallo,',
    `Facturen van ${company} gaan voortaan naar ${emailAddress}.`,
    'Heb je dat niet zelf gewijzigd? Neem dan contact op met het bedrijf.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})
