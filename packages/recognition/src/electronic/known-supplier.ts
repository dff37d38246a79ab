import type { KnownSupplier } from '../proposal-types.ts'
import { wordsOfName } from '../ranking/supplier/names.ts'
import type { ElectronicInvoice } from './electronic-invoice.ts'

type Key = (details: ElectronicInvoice['supplier'] | KnownSupplier) => string | null

/** What tells suppliers apart, the surest first. */
const KEYS: readonly Key[] = [
  ({ vatNumber }) => compact(vatNumber),
  ({ kvkNumber }) => compact(kvkNumber),
  ({ iban }) => compact(iban),
  ({ emailAddress }) => compact(emailAddress),
  ({ name }) => (name === null ? null : wordsOfName(name).join(' ')),
]

/** The known supplier that an electronic invoice is of: the first that shares the surest thing. */
export function knownSupplier(
  details: ElectronicInvoice['supplier'],
  suppliers: readonly KnownSupplier[],
): KnownSupplier | null {
  for (const key of KEYS) {
    const value = key(details)
    const found = value ? suppliers.find((supplier) => key(supplier) === value) : undefined
    if (found) return found
  }
  return null
}

function compact(text: string | null): string | null {
  return text?.replace(/[ .]/g, '').toUpperCase() || null
}
