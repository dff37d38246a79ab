import { formatIban, formatPostcode, iban, postcode } from '@klopt/validators'
import type { SupplierPart } from './fields.ts'
import type { Proposal } from './proposal.ts'

export type SupplierForm = Record<SupplierPart, string>

/** As people write it, for who compares it with the paper; what is no IBAN or Dutch postcode stays as it is. */
export function asWritten(part: SupplierPart, text: string): string {
  if (part === 'iban') return iban(text).ok ? formatIban(text) : text
  const checked = part === 'postcode' ? postcode(text) : null
  return checked?.ok ? formatPostcode(checked.value) : text
}

/** What was read of a supplier, as it is filled in for whom it is. */
export function formOf(name: string, proposal: Proposal | null): SupplierForm {
  const empty = { name, street: '', postcode: '', city: '', kvkNumber: '', vatNumber: '', iban: '' }
  const read = proposal?.supplier
  // What was read belongs to the supplier on the paper, not to another name.
  if (!read || (read.name !== null && read.name.value !== name && read.contactId !== null)) return empty
  return {
    ...empty,
    postcode: asWritten('postcode', read.postcode?.value ?? ''),
    kvkNumber: read.kvkNumber?.value ?? '',
    vatNumber: read.vatNumber?.value ?? '',
    iban: asWritten('iban', read.iban?.value ?? ''),
  }
}

/** The country of its btw-id or bank account; where both are unknown it is ours. */
export function countryOf({ vatNumber, iban }: SupplierForm): string {
  const code = (vatNumber.trim() || iban.trim()).slice(0, 2).toUpperCase()
  // Greece is EL in a btw-id.
  if (code === 'EL') return 'GR'
  return /^[A-Z]{2}$/.test(code) ? code : 'NL'
}
