import { supplyOf } from '@klopt/bookkeeping/documents'
import { eInvoiceFaults, writeUbl, type EInvoice, type EInvoiceParty } from '@klopt/bookkeeping/e-invoice'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { loadInvoice, type InvoiceKey, type LoadedInvoice } from './load-invoice.ts'

export interface WrittenEInvoice {
  readonly name: string
  readonly content: Buffer
}

/** What an e-invoice tells as data where its paper tells it in words; frozen with it. */
export function electronicOf({ administration, contact, input }: LoadedInvoice): InvoiceSnapshot['electronic'] {
  if (contact === null) return undefined
  return {
    seller: {
      street: administration.address_street,
      postcode: administration.address_postcode,
      city: administration.address_city,
      // Who keeps books here has its seat here.
      country: 'NL',
    },
    buyer: {
      street: contact.address_street,
      postcode: contact.address_postcode,
      city: contact.address_city,
      country: contact.address_country,
      kvkNumber: contact.kvk_number,
      oin: contact.oin,
      emailAddress: contact.email_address,
    },
    supply: supplyOf({}, input),
    deliveryCountry: input.deliveryCountry ?? null,
  }
}

/**
 * The e-invoice of a final invoice, of what was frozen: the same bytes every time. Throws `no_e_invoice` with what is
 * missing in `fields`, and `not_found`.
 */
export async function writeEInvoice(db: Db, key: InvoiceKey): Promise<WrittenEInvoice> {
  const { row } = await loadInvoice(db, key)
  if (row.snapshot === null) throw notPossible(['Maak dit concept eerst definitief.'])
  const faults = faultsOf(row.snapshot)
  if (faults.length > 0) throw notPossible(faults)
  const name = eInvoiceName(row.kind, must(row.number, 'the number'))
  return { name, content: Buffer.from(writeUbl(must(eInvoiceOf(row.snapshot), 'the data of an e-invoice')), 'utf8') }
}

/** The name of the file of an e-invoice: 'Factuur 2026-0042.xml'. */
export const eInvoiceName = (kind: 'invoice' | 'credit_invoice', number: string): string =>
  `${kind === 'invoice' ? 'Factuur' : 'Creditfactuur'} ${number}.xml`

/** Throws `e_invoice_wanted` with what is missing, for an invoice whose e-invoice is to go along with its mail. */
export async function assertEInvoice(db: Db, key: InvoiceKey): Promise<void> {
  const { row } = await loadInvoice(db, key)
  const faults = faultsOf(must(row.snapshot, 'the snapshot of a final invoice'))
  if (faults.length > 0) throw new ApiError('e_invoice_wanted', { fields: { 'buyer.eInvoice': faults.join(' ') } })
}

/** What keeps a final invoice from being an e-invoice; empty when nothing does. */
export function faultsOf(snapshot: InvoiceSnapshot): string[] {
  const invoice = eInvoiceOf(snapshot)
  if (invoice === null) return ['Deze factuur is gemaakt voordat Klopt e-facturen schreef.']
  return eInvoiceFaults(invoice)
}

const notPossible = (faults: readonly string[]) => new ApiError('no_e_invoice', { fields: { '': faults.join(' ') } })

/** Null for an invoice from before these were frozen. */
function eInvoiceOf(snapshot: InvoiceSnapshot): EInvoice | null {
  const { seller, buyer, electronic, creditsNumber } = snapshot
  if (electronic === undefined) return null
  const { name, kvkNumber, vatNumber, email } = seller
  const sellingParty: EInvoiceParty = {
    name,
    kvkNumber,
    vatNumber,
    emailAddress: email,
    // Who keeps books here is no government body.
    oin: null,
    ...electronic.seller,
  }
  return {
    number: must(snapshot.number, 'the number of a final invoice'),
    date: snapshot.date,
    dueDate: snapshot.dueDate,
    corrects: creditsNumber === null ? null : { number: creditsNumber },
    supply: electronic.supply,
    deliveryCountry: electronic.deliveryCountry,
    reference: snapshot.reference ?? '', // zero: the customer gave none
    note: snapshot.note ?? '', // zero: there is none
    paymentText: snapshot.paymentText,
    iban: seller.iban,
    seller: sellingParty,
    buyer: { name: buyer.name, vatNumber: buyer.vatNumber, oin: null, ...electronic.buyer },
    lines: snapshot.lines.map(({ description, quantity, unit, unitPrice, discountPercent }) => ({
      description,
      quantity,
      unit: unit ?? '', // zero: it has none
      unitPrice,
      discountPercent: discountPercent ?? '0', // zero: none was given
    })),
    pricesIncludeVat: snapshot.pricesIncludeVat,
    totals: snapshot.totals,
    inEuros: snapshot.exchange && {
      currency: snapshot.exchange.currency,
      vatCents: snapshot.exchange.euros.vatCents,
    },
    // Deposits are lines of it, per rate.
    prepaidCents: 0,
    isDeposit: snapshot.isDeposit === true && snapshot.kind === 'invoice',
    deposits: snapshot.deposits ?? [], // zero: it lists none
  }
}
