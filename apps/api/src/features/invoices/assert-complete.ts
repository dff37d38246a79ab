import type { ErrorName } from '@klopt/api-client/errors'
import {
  buyerConflicts,
  leftToCredit,
  missingForInvoice,
  type BuyerConflict,
  type DocumentTotals,
  type MissingInvoiceField,
} from '@klopt/bookkeeping/documents'
import { isInVatUnitOn } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { amountIn } from '../../books/exchange.ts'
import type { LoadedInvoice } from './load-invoice.ts'
import { marginFaults } from './margins.ts'
import { rateFaults } from './supplies.ts'
import { creditedCentsOf, creditedForeignOf, creditsOf } from './show-invoice.ts'

/**
 * Refuses an invoice that lacks what it is about or whose VAT does not fit its customer (`invalid_input`), or that lacks
 * what the law asks for (`address_not_found`, or `vat_number_missing` or `kvk_number_missing` where only that is missing).
 */
export function assertComplete(
  { input, contact, administration, credited, vatBasis, deposits }: LoadedInvoice,
  totals: DocumentTotals,
): void {
  const fields: Record<string, string> = {}
  if (contact === null) fields['contactId'] = 'Kies een relatie'
  if (input.lines.length === 0) fields['lines'] = 'Voeg minstens één regel toe'
  else if (credited !== null && totals.grossCents >= 0 && deposits.length === 0)
    fields['lines'] = 'Een creditfactuur heeft een negatief bedrag: zet een min voor het aantal'
  // A credit invoice takes back what was charged, at the rates of then.
  if (credited === null) Object.assign(fields, rateFaults(input, vatBasis.destination))
  Object.assign(fields, marginFaults(input, totals))
  if (contact === null || Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  const buyer = {
    name: contact.name,
    street: contact.address_street,
    postcode: contact.address_postcode,
    city: contact.address_city,
    country: contact.address_country,
    vatId: contact.vat_number,
    deliveryCountry: input.deliveryCountry,
    kind: contact.kind,
    isInVatUnit: contact.in_vat_unit && isInVatUnitOn(administration.vat_unit_spans, input.invoiceDate),
  }
  const missing = missingForInvoice(
    {
      seller: {
        name: administration.company_name,
        street: administration.address_street,
        postcode: administration.address_postcode,
        city: administration.address_city,
        vatId: administration.vat_number,
        chamberOfCommerceNumber: administration.kvk_number,
      },
      buyer,
    },
    totals,
  )
  // A credit invoice takes back what was charged, whatever its customer's country and number have become.
  const conflicts = credited === null ? buyerConflicts(buyer, codesOf(totals)) : []
  const told = { ...Object.fromEntries(missing.map(explain)), ...textsOf(conflicts) }
  if (missing.length > 0) throw new ApiError(nameOfMissing(missing), { fields: told })
  if (conflicts.length > 0) throw new ApiError('invalid_input', { fields: told })
}

/** Numbers are spoken of where nothing of a name or address is missing. */
function nameOfMissing(missing: readonly MissingInvoiceField[]): ErrorName {
  if (!missing.every((field) => NUMBERS.has(field))) return 'address_not_found'
  return missing.some((field) => field !== 'seller.chamberOfCommerceNumber')
    ? 'vat_number_missing'
    : 'kvk_number_missing'
}

const NUMBERS = new Set<MissingInvoiceField>(['seller.vatId', 'buyer.vatId', 'seller.chamberOfCommerceNumber'])

const codesOf = ({ vat }: DocumentTotals) => vat.map(({ vatCode }) => vatCode)

const textsOf = (conflicts: readonly BuyerConflict[]): Record<string, string> =>
  Object.fromEntries(conflicts.map(({ field, text }) => [field, text]))

const whose = { seller: 'Vul bij Instellingen', buyer: 'Vul bij de relatie' }
const what: Record<string, string> = {
  name: 'de naam in',
  street: 'de straat en het huisnummer in',
  postcode: 'de postcode in',
  city: 'de plaats in',
  vatId: 'het btw-id in',
  chamberOfCommerceNumber: 'het KvK-nummer in',
}

function explain(field: string): [string, string] {
  const [party, name] = field.split('.') as [keyof typeof whose, string]
  return [field, `${whose[party]} ${what[name] ?? name}`]
}

/**
 * Refuses a credit invoice for another customer than its original's, or one that takes back more than is left of it:
 * the two are set off against each other. The totals are in its currency.
 */
export async function assertCreditable(db: Db, { row, input, credited }: LoadedInvoice, totals: DocumentTotals) {
  if (credited === null) return
  if (row.contact_id !== credited.contactId) {
    const message = `Een creditfactuur is voor dezelfde relatie als factuur ${credited.number}.`
    throw new ApiError('invalid_input', { fields: { contactId: message } })
  }
  const credits = await creditsOf(db, { administrationId: row.administration_id, invoiceId: credited.id })
  // In their own currency: in euros the parts may be rounded to a cent more than the whole.
  const left = leftToCredit(
    credited.foreignGross === null
      ? { grossCents: credited.grossCents, creditedCents: creditedCentsOf(credits) }
      : { grossCents: credited.foreignGross, creditedCents: creditedForeignOf(credits) },
  )
  if (-totals.grossCents > left) {
    const message = `Van factuur ${credited.number} is nog ${amountIn('nl', input, left)} te crediteren.`
    throw new ApiError('invalid_input', { fields: { lines: message } })
  }
}
