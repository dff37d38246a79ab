import { documentTotals, type DocumentLineInput } from '@klopt/bookkeeping/documents'
import { eInvoiceFaults, writeUbl, type EInvoice, type EInvoiceParty } from '@klopt/bookkeeping/e-invoice'
import { must } from '@klopt/bookkeeping/money'
import { INVOICE_VAT_CODES, vatCodeChoices, type VatCode } from '@klopt/bookkeeping/vat'
import { proposalFromElectronicInvoice } from '@klopt/recognition'
import { seeElectronicInvoice } from '@klopt/recognition/electronic-invoice-view'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const VAT_CODES: VatCode[] = [...vatCodeChoices('sale').map(({ code }) => code), ...INVOICE_VAT_CODES, 'sale_kor']
const date = '2026-05-20'
const seller: EInvoiceParty = {
  name: 'Studio & Zoon',
  street: 'Grote Markt 2',
  postcode: '2011RD',
  city: 'Haarlem',
  country: 'NL',
  kvkNumber: '12345678',
  oin: null,
  vatNumber: 'NL123456782B01',
  emailAddress: 'administratie@studio.example',
}
const buyer = { ...seller, name: 'Installatiebedrijf', kvkNumber: '87654321', vatNumber: 'NL001234567B01' }

const line = (codes: readonly VatCode[]): fc.Arbitrary<DocumentLineInput & { discountPercent: string }> =>
  fc.record({
    quantity: fc.constantFrom('1', '3', '12.5', '-2', '0.333', '1000'),
    unitPrice: fc.constantFrom('100', '19.95', '0.0375', '59.1667', '-20', '0'),
    discountPercent: fc.constantFrom('0', '10', '33.33', '100'),
    vatCode: fc.constantFrom(...codes),
  })

const document = fc
  .tuple(fc.constantFrom(...VAT_CODES), fc.boolean())
  .chain(([code, isMixed]) =>
    fc.record({
      lines: fc.array(line(isMixed ? [code, 'sale_high', 'sale_low'] : [code]), { minLength: 1, maxLength: 6 }),
      pricesIncludeVat: fc.boolean(),
      discountPercent: fc.constantFrom('0', '5', '12.5', '100'),
      isCorrection: fc.boolean(),
    }),
  )
  .map(({ isCorrection, ...source }) => {
    const totals = documentTotals({ ...source, date, destination: 'DE' })
    const isPaid = totals.grossCents > 0
    const invoice: EInvoice = {
      number: '2026-0042',
      date,
      dueDate: isPaid ? '2026-06-03' : null,
      corrects: isCorrection && totals.grossCents < 0 ? { number: '2026-0041' } : null,
      supply: null,
      deliveryCountry: null,
      reference: '',
      note: '',
      paymentText: null,
      iban: 'NL20INGB0001234567',
      seller,
      buyer,
      lines: source.lines.map((each) => ({ ...each, description: 'Werk', unit: 'uur' })),
      pricesIncludeVat: source.pricesIncludeVat,
      totals,
      prepaidCents: 0,
    }
    return invoice
  })
  .filter((invoice) => eInvoiceFaults(invoice).length === 0)

/** Minus nothing is nothing. */
const positive = (cents: number, sign: number) => sign * cents + 0

test('every invoice we write is read back with the same totals, parties, payment and lines', () => {
  fc.assert(
    fc.property(document, (invoice) => {
      const { totals } = invoice
      const xml = writeUbl(invoice)
      const read = must(proposalFromElectronicInvoice(xml), 'an e-invoice')
      const sign = totals.grossCents < 0 ? -1 : 1
      expect(read.kind).toBe(sign < 0 ? 'credit_invoice' : 'invoice')
      expect(read.grossCents?.value).toBe(positive(totals.grossCents, sign))
      expect(read.netCents?.value).toBe(positive(totals.netCents, sign))
      expect(read.vatCents?.value).toBe(positive(totals.vatCents, sign))
      expect(read.invoiceNumber?.value).toBe(invoice.number)
      expect(read.invoiceDate?.value).toBe(date)
      expect(read.dueDate?.value).toBe(invoice.dueDate ?? undefined)
      expect(read.supplier.kvkNumber?.value).toBe(seller.kvkNumber)
      if (totals.grossCents > 0) {
        expect(read.supplier.iban?.value).toBe(invoice.iban)
        expect(read.paymentReference?.value).toBe(invoice.number)
      } else expect(read.supplier.iban).toBeNull()
      const { view } = must(seeElectronicInvoice(xml), 'an e-invoice')
      const told = invoice.corrects === null ? 1 : -1
      expect(view.lines.map(({ netCents }) => netCents)).toEqual(
        totals.lines.map(({ netCents }) => positive(netCents, told)),
      )
    }),
    { numRuns: 500 },
  )
})

test('its VAT is read back per rate, and who owes what was shifted', () => {
  fc.assert(
    fc.property(document, (invoice) => {
      const read = must(proposalFromElectronicInvoice(writeUbl(invoice)), 'an e-invoice')
      // German VAT is none of ours: the reader leaves it for who reads.
      if (read.vatLines.length === 0) return
      const sign = invoice.totals.grossCents < 0 ? -1 : 1
      const vatOf = (rate: number) =>
        invoice.totals.vat
          .filter(({ ratePercent }) => Number(ratePercent) === rate)
          .reduce((sum, { vatCents }) => sum + sign * vatCents, 0)
      for (const { ratePercent, vatCents } of read.vatLines) expect(vatCents).toBe(vatOf(ratePercent))
      const isShifted = invoice.totals.vat.some(({ vatCode }) =>
        ['sale_reverse', 'sale_eu_services', 'sale_eu_goods', 'sale_eu_triangular'].includes(vatCode),
      )
      expect(read.vatLines.some(({ shifted }) => shifted !== undefined)).toBe(isShifted)
    }),
    { numRuns: 300 },
  )
})
