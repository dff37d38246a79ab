import { email } from '@klopt/validators'

const MAX_COPIES = 10

/** The addresses that somebody typed, between commas, semicolons, spaces or lines. */
export const copiesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((address) => address !== '')

/** The rule of the field for who gets a copy. */
export function copiesRule(text: string): true | string {
  const copies = copiesIn(text)
  if (copies.length > MAX_COPIES) return `Gebruik hoogstens ${MAX_COPIES} adressen`
  const wrong = copies.find((address) => !email(address).ok)
  return wrong === undefined || `${wrong} is geen e-mailadres. Zet een komma tussen twee adressen`
}
