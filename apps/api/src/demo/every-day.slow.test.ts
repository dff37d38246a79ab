import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import { expect, test } from 'vitest'
import type { Bookkeeper, StatementLine } from './bookkeeper.ts'
import { monthlyExpenses, printer } from './designer-facts.ts'
import { DesignerYears } from './designer-years.ts'
import { bankBookedUntil, monthsUntil } from './months.ts'
import { SupplierPapers } from './supplier-papers.ts'

// Two years, of which one has a day more.
const days = Array.from({ length: 731 }, (_value, index) => addDays('2027-01-01', index))

interface Invoiced {
  readonly number: string
  readonly customer: string
  readonly dueDate: string
}

/** What the years of the designer come to on a day: which lines of the bank wait, and what was invoiced and filed. */
async function liveUntil(today: string) {
  const names: string[] = []
  const invoiced: Invoiced[] = []
  const imported: { from: string; until: string; lines: StatementLine[] }[] = []
  let processed = 0
  const filedBefore: { filed: number; processed: number }[] = []
  const keeper: ConstructorParameters<typeof DesignerYears>[0] = {
    contact: async ({ name }) => names.push(name),
    accountId: async () => 1,
    draft: async () => ({ id: 1, version: 1, grossCents: 0 }),
    invoice: async ({ contactId, invoiceDate, paymentTermDays }) => {
      const number = `${invoiceDate.slice(0, 4)}-${String(invoiced.length).padStart(4, '0')}`
      invoiced.push({
        number,
        customer: must(names[must(contactId, 'a contact') - 1], 'its name'),
        dueDate: addDays(invoiceDate, paymentTermDays),
      })
      return { id: invoiced.length, number, messageId: null, grossCents: 12_100 }
    },
    statement: async ({ from, until }, lines) => {
      imported.push({ from, until, lines: lines.filter(({ date }) => date >= from && date <= until) })
    },
    process: async () => {
      processed = imported.length
    },
    fileVat: async () => {
      filedBefore.push({ filed: imported.length, processed })
      return 100
    },
  } satisfies Partial<Bookkeeper>
  await new DesignerYears(keeper, { month: async () => [] }, today).live(monthsUntil(today, 24))
  return { invoiced, imported, filedBefore, waiting: imported.slice(processed).flatMap(({ lines }) => lines) }
}

test('on every day of two years there is something to do, and of each kind', { timeout: 60_000 }, async () => {
  for (const today of days) {
    const { invoiced, waiting } = await liveUntil(today)
    for (const { name } of [...monthlyExpenses, printer]) {
      expect([today, waiting.filter((line) => line.name === name).length]).not.toEqual([today, 0])
    }
    const isTold = ({ name, description }: StatementLine) =>
      name === 'Gemeente Haarlem' && /^Factuur \d/.test(description)
    expect([today, waiting.some(isTold)]).toEqual([today, true])
    expect([today, waiting.length < 60]).toEqual([today, true])
    const told = new Set(waiting.map(({ description }) => description))
    const lateOfRijn = invoiced.filter(
      ({ customer, dueDate, number }) =>
        customer === 'Van Rijn B.V.' && dueDate < today && dueDate > addDays(today, -35) && !told.has(number),
    )
    expect([today, lateOfRijn.length >= 2]).toEqual([today, true])
  }
})

test('the statements follow one another without a gap, and those of a quarter are dealt with when it is filed', async () => {
  for (const today of days) {
    const { imported, filedBefore } = await liveUntil(today)
    imported.forEach(({ until }, index) => {
      const next = imported[index + 1]
      if (next) expect([today, next.from]).toEqual([today, addDays(until, 1)])
    })
    for (const { filed, processed } of filedBefore) expect([today, processed]).toEqual([today, filed])
  }
})

test('on every day there are purchases to pay, one of them late', () => {
  for (const today of days) {
    const papers = new SupplierPapers(today)
    const all = monthsUntil(today, 11).flatMap((month) => papers.month(month))
    const unpaid = all.filter((paper) => (papers.paidOn(paper) ?? today) > bankBookedUntil(today))
    expect([today, unpaid.length >= 2]).toEqual([today, true])
    expect([today, unpaid.some(({ invoice }) => invoice.dueDate < today)]).toEqual([today, true])
  }
})
