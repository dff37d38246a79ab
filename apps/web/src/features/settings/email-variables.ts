import { addDays, formatDate, formatEuro } from '@klopt/validators'

/** What they are in an example. */
export function exampleValues(companyName: string, today: string): Record<string, string> {
  return {
    klant: 'Voorbeeldklant B.V.',
    factuurnummer: `${today.slice(0, 4)}-0042`,
    bedrag: formatEuro(137_940),
    vervaldatum: formatDate(addDays(today, 14)),
    bedrijf: companyName,
  }
}

/** A line of text with its `{{names}}` filled in; a name that is not known stays. */
export function fillNames(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? token) : token,
  )
}
