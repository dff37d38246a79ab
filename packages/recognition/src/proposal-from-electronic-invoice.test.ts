import { describe, expect, it } from 'vitest'
import { proposalFromElectronicInvoice } from './proposal-from-electronic-invoice.ts'
import type { Candidate } from './proposal-types.ts'
import { supplierOf } from './testing/context.ts'
import { cii, ubl } from './testing/electronic-invoices.ts'

const certain = <T>(value: T): Candidate<T> => ({ value, score: 1, page: 0, vertices: [], text: '' })

describe('an invoice in UBL', () => {
  it('is read exactly', () => {
    expect(proposalFromElectronicInvoice(ubl())).toMatchObject({
      kind: 'invoice',
      currency: 'EUR',
      supplier: {
        id: null,
        name: certain('Kaashandel De Vries'),
        kvkNumber: certain('12345678'),
        vatNumber: certain('NL123456782B01'),
        iban: certain('NL91ABNA0417164300'),
        postcode: certain('2801AB'),
        emailAddress: certain('info@kaas.example'),
      },
      invoiceNumber: certain('2026-118'),
      invoiceDate: certain('2026-02-03'),
      dueDate: certain('2026-03-05'),
      paymentTermDays: certain(30),
      grossCents: certain(23900),
      netCents: certain(21000),
      vatCents: certain(2900),
      vatLines: [
        { ratePercent: 21, baseCents: 10000, vatCents: 2100 },
        { ratePercent: 9, baseCents: 11000, vatCents: 800 },
      ],
      paymentReference: certain('5000005678901234'),
      alternatives: { invoiceNumber: [certain('2026-118')], grossCents: [certain(23900)] },
    })
  })

  it('is a credit invoice by its root, its type or its sign, with positive amounts', () => {
    const negative = ubl().replaceAll(/(Amount currencyID="EUR">)/g, '$1-')
    for (const xml of [ubl({ root: 'CreditNote' }), ubl().replace('>380<', '>381<'), negative]) {
      expect(proposalFromElectronicInvoice(xml)).toMatchObject({ kind: 'credit_invoice', grossCents: { value: 23900 } })
    }
    expect(proposalFromElectronicInvoice(negative)?.vatLines[0]).toEqual({
      ratePercent: 21,
      baseCents: 10000,
      vatCents: 2100,
    })
  })

  it('has the due date that its terms give, and no lines for VAT of another country', () => {
    const noDueDate = ubl().replace(/<cbc:DueDate>.*?<\/cbc:DueDate>/, '')
    expect(proposalFromElectronicInvoice(noDueDate)).toMatchObject({
      dueDate: certain('2026-02-17'),
      paymentTermDays: certain(14),
    })
    const german = ubl().replace('<cbc:Percent>21<', '<cbc:Percent>19<')
    expect(proposalFromElectronicInvoice(german)).toMatchObject({ vatLines: [], vatCents: certain(2900) })
  })

  it('finds the known supplier by the surest thing they share', () => {
    const byName = supplierOf({ id: 1, name: 'Kaashandel de Vries B.V.' })
    const byAccount = supplierOf({ id: 2, name: 'De Vries', iban: 'NL91 ABNA 0417 1643 00' })
    expect(proposalFromElectronicInvoice(ubl(), [byName])?.supplier.id).toBe(1)
    expect(proposalFromElectronicInvoice(ubl(), [byName, byAccount])?.supplier.id).toBe(2)
    expect(proposalFromElectronicInvoice(ubl(), [supplierOf({ id: 3, name: 'Bakker' })])?.supplier.id).toBeNull()
  })
})

describe('an invoice in CII', () => {
  it('is read exactly', () => {
    expect(proposalFromElectronicInvoice(cii())).toMatchObject({
      kind: 'invoice',
      currency: 'EUR',
      supplier: {
        name: certain('Muster GmbH'),
        vatNumber: certain('DE136695976'),
        iban: certain('DE89370400440532013000'),
        postcode: certain('46446'),
        emailAddress: certain('buchhaltung@muster.example'),
      },
      invoiceNumber: certain('RE-1107'),
      invoiceDate: certain('2026-02-03'),
      dueDate: certain('2026-03-05'),
      grossCents: certain(100000),
      netCents: certain(100000),
      vatCents: certain(0),
      vatLines: [{ ratePercent: 0, baseCents: 100000, vatCents: 0 }],
    })
  })

  it('is a credit invoice by its type', () => {
    expect(proposalFromElectronicInvoice(cii().replace('>380<', '>381<'))?.kind).toBe('credit_invoice')
  })
})

describe('what is no electronic invoice', () => {
  it.each([
    ['another document', '<order xmlns="urn:example"><ID>1</ID></order>'],
    ['an invoice of another standard', '<Invoice><ID>1</ID></Invoice>'],
    ['text', 'Factuur 2026-001'],
    ['nothing', ''],
    ['a part of one', ubl().slice(0, 900)],
    ['one with a document type', `<!DOCTYPE Invoice SYSTEM "file:///etc/passwd">${ubl()}`],
    ['one with entities', ubl().replace('?>', '?><!doctype x [<!ENTITY a "b">]>')],
    ['endless depth', '<a>'.repeat(100_000)],
  ])('gives nothing: %s', (_, xml) => {
    expect(proposalFromElectronicInvoice(xml)).toBeNull()
  })

  it('reckons with no day at the end of the calendar', () => {
    const far = ubl()
      .replaceAll('2026-02-03', '9999-12-31')
      .replace(/<cbc:DueDate>.*?<\/cbc:DueDate>/, '')
    expect(proposalFromElectronicInvoice(far)).toMatchObject({ invoiceDate: null, dueDate: null })
  })

  it('leaves out what is damaged inside', () => {
    const broken = ubl()
      .replace('2026-02-03', '2026-02-31')
      .replace('NL91ABNA0417164300', 'NL00')
      .replace('239.00', 'veel')
    expect(proposalFromElectronicInvoice(broken)).toMatchObject({
      invoiceDate: null,
      grossCents: null,
      supplier: { iban: null },
    })
  })
})
