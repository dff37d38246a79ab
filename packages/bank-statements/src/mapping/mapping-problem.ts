import { COLUMN_ROLES, type ColumnMapping, type ColumnRole } from './types.ts'

/** Dutch: what a mapping lacks or says twice, and what to do; null for one that can be used. */
export function mappingProblem({ columns }: ColumnMapping): string | null {
  const count = (role: ColumnRole) => columns.filter((one) => one === role).length
  const twice = COLUMN_ROLES.find((role) => role !== 'ignore' && role !== 'description' && count(role) > 1)
  if (twice !== undefined) return `Kies “${ROLE_NAMES[twice]}” voor hoogstens één kolom.`
  if (count('date') === 0) return 'Kies welke kolom de datum is.'
  const hasSides = count('debit') + count('credit') > 0
  if (count('amount') === 0 && !hasSides) return 'Kies welke kolom het bedrag is, of welke kolommen af en bij zijn.'
  if (count('amount') > 0 && hasSides) return 'Kies één kolom voor het bedrag, of twee voor af en bij; niet allebei.'
  if (hasSides && count('debit') * count('credit') === 0) return 'Kies zowel een kolom voor af als een voor bij.'
  if (count('sign') > 0 && hasSides) return 'Met een kolom voor af en een voor bij is er geen kolom “Af of bij” nodig.'
  return null
}

/** What users call the roles. */
export const ROLE_NAMES: Readonly<Record<ColumnRole, string>> = {
  ignore: 'Niet gebruiken',
  date: 'Datum',
  amount: 'Bedrag',
  debit: 'Bedrag af',
  credit: 'Bedrag bij',
  sign: 'Af of bij',
  name: 'Naam tegenpartij',
  iban: 'Rekening tegenpartij',
  description: 'Omschrijving',
  reference: 'Betalingskenmerk',
  balance: 'Saldo erna',
  currency: 'Munt',
  account: 'Eigen rekening',
}
