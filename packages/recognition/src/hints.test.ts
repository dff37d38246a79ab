import { describe, expect, test } from 'vitest'
import { hintsFrom } from './hints.ts'
import { propose } from './propose.ts'
import type { Field } from './proposal-types.ts'
import { recognise } from './recognise.ts'
import { contextOf, supplierOf } from './testing/context.ts'
import { typed } from './testing/lay-out.ts'
import type { SourceWord } from './types.ts'

/** A supplier who calls the number of the invoice a reference, and prints two totals. */
const invoice = (reference: string, date: string, amount: string) =>
  typed(`
Waterleiding Zuid N.V.
Referentie ${reference}      Contract 4457812      Opgemaakt ${date}

Verbruik                 ${amount}
Jaartotaal               981,20
`)

const FIRST = invoice('ZW-88121', '2-1-2026', '81,20')
const SECOND = invoice('ZW-90344', '2-2-2026', '64,05')

function pick(words: readonly SourceWord[], field: Field, text: string) {
  const found = recognise(words).words.find((word) => word.text === text)
  const [hint] = hintsFrom(words, [{ field, page: found?.page ?? 0, vertices: found?.boundingPoly.vertices ?? [] }])
  if (!hint) throw new Error('no hint')
  return hint
}

describe('hints', () => {
  test('hold the label and the place of what was picked', () => {
    expect(pick(FIRST, 'invoiceNumber', 'ZW-88121')).toMatchObject({
      field: 'invoiceNumber',
      type: 'INVOICE_NUMBER',
      label: 'referentie',
      labelSide: 'left',
      position: { pageFromFirst: 0, pageFromLast: 0 },
    })
  })

  test('take the words above where none stand to the left', () => {
    const words = typed('\nBedrag\n12,00\n')
    expect(pick(words, 'grossCents', '12,00')).toMatchObject({ label: 'bedrag', labelSide: 'above' })
  })

  test('are empty where nothing stands', () => {
    expect(hintsFrom([], [{ field: 'grossCents', page: 0, vertices: [] }])).toMatchObject([
      { label: '', labelSide: null },
    ])
  })

  test('find on the next document of the supplier what its labels do not say', () => {
    const supplier = supplierOf({ id: 9, name: 'Waterleiding Zuid N.V.' })
    const before = propose(SECOND, contextOf([supplier]))
    expect(before.invoiceNumber?.value).not.toBe('ZW-90344')
    expect(before.grossCents?.value).not.toBe(6405)
    const hints = [pick(FIRST, 'invoiceNumber', 'ZW-88121'), pick(FIRST, 'grossCents', '81,20')]
    const after = propose(SECOND, contextOf([{ ...supplier, hints }]))
    expect(after.supplier.id).toBe(9)
    expect(after.invoiceNumber?.value).toBe('ZW-90344')
    expect(after.grossCents?.value).toBe(6405)
  })
})
