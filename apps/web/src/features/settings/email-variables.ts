import type { EmailTextKind } from '@klopt/api-client/contract'
import { paperFormats, type PaperLanguage } from '@klopt/bookkeeping/paper'
import { addDays } from '@klopt/validators'
import { emailVariables } from '../../shared/selling/email-variables.ts'
import { reminderVariables } from '../../shared/reminders/reminder-variables.ts'

interface Variable {
  readonly name: string
  readonly label: string
}

const estimateVariables: readonly Variable[] = [
  { name: 'klant', label: 'Naam van de klant' },
  { name: 'offertenummer', label: 'Offertenummer' },
  { name: 'bedrag', label: 'Bedrag' },
  { name: 'geldigheid', label: 'Geldig tot en met' },
  { name: 'bedrijf', label: 'Naam van je bedrijf' },
]

/** What can stand in each mail and is filled in when it goes. */
export const variablesOf: Readonly<Record<EmailTextKind, readonly Variable[]>> = {
  invoice: emailVariables,
  credit_invoice: emailVariables,
  estimate: estimateVariables,
  estimate_reminder: estimateVariables,
  reminder: reminderVariables,
  notice: reminderVariables,
  demand: reminderVariables,
}

/** What they are in an example, as the language writes them. */
export function exampleValues(companyName: string, today: string, language: PaperLanguage): Record<string, string> {
  const { date, euro } = paperFormats[language]
  const year = today.slice(0, 4)
  return {
    klant: 'Voorbeeldklant B.V.',
    factuurnummer: `${year}-0042`,
    facturen: `${year}-0042`,
    offertenummer: `${year}-O-042`,
    bedrag: euro(137_940),
    kosten: euro(20_691),
    rente: euro(1250),
    totaal: euro(159_881),
    vervaldatum: date(addDays(today, 14)),
    geldigheid: date(addDays(today, 30)),
    bedrijf: companyName,
  }
}

/** A line of text with its `{{names}}` filled in; a name that is not known stays. */
export function fillNames(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? token) : token,
  )
}
