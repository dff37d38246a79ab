import { describe, expect, test } from 'vitest'
import { propose } from './propose.ts'
import { contextOf, supplierOf } from './testing/context.ts'
import { typed } from './testing/lay-out.ts'

const text = `
De Groene Kas B.V.
Glaslaan 3, 2671 AA Naaldwijk       info@degroenekas.nl
Factuurnummer 2026-77   Factuurdatum 1-3-2026
Studio Veldzicht B.V.
Oudegracht 100
3511 AB Utrecht
Uw KvK 68750110  Uw btw-id NL123456782B01  post@studioveldzicht.nl
Totaal 100,00
IBAN NL91 ABNA 0417 1643 00   KvK 12345678
Wij incasseren van NL20 INGB 0001 2345 67
`
const idFor = (...suppliers: Parameters<typeof supplierOf>[0][]) =>
  propose(typed(text), contextOf(suppliers.map(supplierOf))).supplier.id

describe('the name of a supplier', () => {
  test.each([
    ['Graag voldoen op NL91 ABNA 0417 1643 00 ten name van De Groene Kas onder vermelding van 12', 'De Groene Kas'],
    ['Plantenpost.nl\nGlaslaan 3\n2671 AA Naaldwijk\nwww.plantenpost.nl', 'Plantenpost.nl'],
  ])('in %j is %s', (document, name) => {
    expect(propose(typed(document), contextOf()).supplier.name?.value).toBe(name)
  })
})

describe('a name below the customer\u2019s address', () => {
  test.each([
    [
      'the label stands over it',
      `
Factuuradres                    Afleveradres
De Vries Holding B.V.           De Vries Holding B.V.
Oudegracht 100                  Molenweg 3
3511 AB Utrecht                 3511 AB Utrecht

Groene Kas
Factuurnummer 2026-5`,
    ],
    [
      'the label stands beside it',
      `
Groene Kas
Glaslaan 3
2671 AA Naaldwijk

Factuuradres:   De Vries Holding B.V.
                Oudegracht 100
                3511 AB Utrecht`,
    ],
    [
      'there is white below the label',
      `
Bill to

De Vries Holding B.V.
Oudegracht 100

Groene Kas
Glaslaan 3
2671 AA Naaldwijk`,
    ],
    [
      'the supplier stands beside the label',
      `
Factuuradres                    Groene Kas
De Vries Holding B.V.           Glaslaan 3
Oudegracht 100                  2671 AA Naaldwijk
3511 AB Utrecht`,
    ],
  ])('is not the supplier where %s', (_name, document) => {
    expect(propose(typed(document), contextOf()).supplier.name?.value).toBe('Groene Kas')
  })

  test('is nobody where no other name stands on the paper', () => {
    const { supplier } = propose(
      typed('Factuuradres\nDe Vries Holding B.V.\nOudegracht 100\n3511 AB Utrecht'),
      contextOf(),
    )
    expect(supplier.name).toBeNull()
  })
})

describe('the supplier', () => {
  test('is known by an account that the end of a line cuts in two', () => {
    const words = typed('Maak het bedrag over naar NL91 ABNA\n0417 1643 00 voor 1 april.')
    const { supplier } = propose(words, contextOf([supplierOf({ id: 4, name: 'Kas', iban: 'NL91ABNA0417164300' })]))
    expect(supplier.id).toBe(4)
    expect(supplier.iban?.text).toBe('NL91 ABNA 0417 1643 00')
  })

  test.each([
    ['the IBAN', { iban: 'NL91 ABNA 0417 1643 00' }],
    ['the number of the trade register', { kvkNumber: '12345678' }],
    ['the e-mail address', { emailAddress: 'info@degroenekas.nl' }],
    ['the domain of the e-mail address', { emailAddress: 'facturen@degroenekas.nl' }],
  ])('is known by %s', (_, details) => {
    expect(idFor({ id: 4, name: 'Iets anders', ...details }, { id: 5, name: 'Nog iets' })).toBe(4)
  })

  test('is known by its name without the form of the company', () => {
    expect(idFor({ id: 4, name: 'de groene kas' })).toBe(4)
    expect(idFor({ id: 4, name: 'Groene Kastanje' })).toBeNull()
  })

  test('is the one with the account when another one shares the name', () => {
    expect(idFor({ id: 1, name: 'De Groene Kas BV' }, { id: 2, name: 'DGK Holding', iban: 'NL91ABNA0417164300' })).toBe(
      2,
    )
  })

  test('is never the administration itself', () => {
    const { supplier, alternatives } = propose(typed(text), contextOf())
    expect(supplier.name?.value).toBe('De Groene Kas B.V.')
    expect(supplier.kvkNumber?.value).toBe('12345678')
    expect(supplier.iban?.value).toBe('NL91ABNA0417164300')
    expect(supplier.postcode?.value).toBe('2671AA')
    const own = ['68750110', 'NL123456782B01', 'NL20INGB0001234567', '3511AB', 'Studio Veldzicht B.V.']
    const offered = Object.values(alternatives)
      .flat()
      .map(({ value }) => value)
    expect(offered.filter((value) => own.includes(String(value)))).toEqual(
      // The number of the trade register remains a number that looks like one of an invoice.
      offered.filter((value) => value === '68750110'),
    )
    expect(alternatives.kvkNumber.map(({ value }) => value)).not.toContain('68750110')
  })

  test('that an account points to, on a paper that another name stands on, does not lend its name', () => {
    const known = supplierOf({ id: 4, name: 'Wasserij Helder', iban: 'NL91ABNA0417164300' })
    const { supplier } = propose(typed(text), contextOf([known]))
    expect(supplier).toMatchObject({ id: 4, name: { value: 'De Groene Kas B.V.', text: 'De Groene Kas B.V.' } })
  })

  test('lends its name where none stands on the paper, or a longer or shorter one', () => {
    const iban = 'NL91ABNA0417164300'
    const nameOf = (document: string, name: string) =>
      propose(typed(document), contextOf([supplierOf({ id: 4, name, iban })])).supplier.name?.value
    expect(nameOf('Totaal 100,00\nIBAN NL91 ABNA 0417 1643 00', 'Wasserij Helder')).toBe('Wasserij Helder')
    expect(nameOf(text, 'Groene Kas')).toBe('Groene Kas')
  })

  test('lends its payment term when the document has none', () => {
    const context = contextOf([supplierOf({ id: 4, name: 'De Groene Kas', paymentTermDays: 21 })])
    const { dueDate, paymentTermDays } = propose(typed(text), context)
    expect(paymentTermDays).toMatchObject({ value: 21, vertices: [] })
    expect(dueDate?.value).toBe('2026-03-22')
  })
})
