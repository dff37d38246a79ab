import { decimalsOf } from '../money/currencies.ts'
import { categoryTotals } from './categories.ts'
import type { EInvoice, EInvoiceParty } from './types.ts'

/** What keeps an invoice from being an e-invoice, in sentences; empty when nothing does. */
export function eInvoiceFaults(invoice: EInvoice): string[] {
  const { seller, buyer, totals, iban, inEuros } = invoice
  const categories = categoryTotals(totals)
  const has = (...wanted: string[]) => categories.some(({ category }) => wanted.includes(category))
  const faults = [...missing(seller, 'Van je bedrijf'), ...missing(buyer, 'Van je klant')]
  if (seller.country === 'NL' && seller.kvkNumber === null)
    faults.push('Van je bedrijf ontbreekt het KvK-nummer. Vul het in bij Instellingen.')
  if (seller.vatNumber === null && has('S', 'Z', 'E', 'AE', 'K', 'G'))
    faults.push('Van je bedrijf ontbreekt het btw-id. Vul het in bij Instellingen.')
  if (has('AE', 'K') && buyer.vatNumber === null)
    faults.push('Van je klant ontbreekt het btw-id, dat bij verlegde btw nodig is.')
  if (buyer.country === 'NL' && buyer.kvkNumber === null && buyer.oin === null && !buyer.vatNumber?.startsWith('NL'))
    faults.push('Van je klant ontbreekt het KvK-nummer, het OIN of het btw-id.')
  if (has('O') && categories.length > 1)
    faults.push(
      'Regels zonder Nederlandse btw kunnen niet met andere regels op één e-factuur. Maak er twee facturen van.',
    )
  if (totals.grossCents > 0 && iban === null)
    faults.push('Van je bedrijf ontbreekt het rekeningnummer (IBAN). Vul het in bij Instellingen.')
  if (inEuros !== undefined && decimalsOf(inEuros.currency) > 2)
    faults.push(`Bedragen in ${inEuros.currency} hebben drie decimalen, en een e-factuur hoogstens twee.`)
  return faults
}

function missing(party: EInvoiceParty, whose: string): string[] {
  const names = { name: 'de naam', street: 'de straat', city: 'de plaats', postcode: 'de postcode' } as const
  const absent = (['name', 'street', 'postcode', 'city'] as const).filter(
    (field) => party[field].trim() === '' && (field !== 'postcode' || party.country === 'NL'),
  )
  return absent.map((field) => `${whose} ontbreekt ${names[field]}.`)
}
