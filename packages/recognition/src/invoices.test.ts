import { describe, expect, test } from 'vitest'
import { propose } from './propose.ts'
import type { Proposal } from './proposal-types.ts'
import { contextOf } from './testing/context.ts'
import type { Expected } from './testing/example.ts'
import { EXAMPLES } from './testing/invoices.ts'
import { READERS } from './testing/readers.ts'
import { askew, shuffled } from './testing/lay-out.ts'

describe.each(EXAMPLES)('an invoice: $name', ({ words, expected }) => {
  const context = contextOf()

  test('proposes what a person would fill in', () => {
    expect(plain(propose(words, context))).toMatchObject(expected)
  })

  test('proposes the same whatever the order of the words', () => {
    expect(propose(shuffled(words, 7), context)).toEqual(propose(words, context))
  })

  test.each(Object.entries(READERS))('proposes the same from a reader that gives %s', (_, read) => {
    const before = JSON.stringify(plain(propose(words, context))).toUpperCase()
    expect(JSON.stringify(plain(propose(read(words), context))).toUpperCase()).toBe(before)
  })

  test.each([-1, 1])('proposes the same totals from a scan that is %i degree askew', (degrees) => {
    const { grossCents, netCents, vatCents, invoiceNumber } = plain(propose(words, context))
    expect(plain(propose(askew(words, degrees), context))).toMatchObject({
      grossCents,
      netCents,
      vatCents,
      invoiceNumber,
    })
  })
})

function plain({ supplier, ...proposal }: Proposal): Expected {
  return {
    kind: proposal.kind,
    currency: proposal.currency,
    name: supplier.name?.value ?? null,
    kvkNumber: supplier.kvkNumber?.value ?? null,
    vatNumber: supplier.vatNumber?.value ?? null,
    iban: supplier.iban?.value ?? null,
    postcode: supplier.postcode?.value ?? null,
    invoiceNumber: proposal.invoiceNumber?.value ?? null,
    invoiceDate: proposal.invoiceDate?.value ?? null,
    dueDate: proposal.dueDate?.value ?? null,
    paymentTermDays: proposal.paymentTermDays?.value ?? null,
    grossCents: proposal.grossCents?.value ?? null,
    netCents: proposal.netCents?.value ?? null,
    vatCents: proposal.vatCents?.value ?? null,
    vatLines: proposal.vatLines.map(({ ratePercent, baseCents, vatCents }) => [ratePercent, baseCents, vatCents]),
    paymentReference: proposal.paymentReference?.value ?? null,
  }
}
