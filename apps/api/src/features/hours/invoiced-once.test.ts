import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { customer, Hours, time } from './hours.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const openHours = async (day = '2026-06-30') => new Hours(await Books.openOn(server, day))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

describe('hours on a draft', () => {
  test('come free when it is thrown away', async () => {
    const hours = await openHours()
    const { contactId, projectId } = await customer(hours)
    await hours.write({ projectId, seconds: time(1) })
    const { invoiceId } = await hours.toInvoice(contactId)
    const { version } = await hours.books.show(invoiceId)
    await hours.client.call(contract.invoices.delete, { params: { ...hours.params, invoiceId }, body: { version } })
    expect(await hours.unbilled()).toMatchObject([{ seconds: time(1) }])
  })

  test('come free with their line alone, and are held again when it comes back', async () => {
    const hours = await openHours()
    const { contactId, projectId } = await customer(hours)
    await hours.write({ projectId, seconds: time(1) })
    await hours.write({ projectId, day: '2026-06-02', seconds: time(2) })
    const { invoiceId } = await hours.toInvoice(contactId)
    const before = await hours.books.show(invoiceId)
    const save = async (lines: typeof before.lines) => {
      const { version, ...invoice } = await hours.books.show(invoiceId)
      return hours.client.send(contract.invoices.save, {
        params: { ...hours.params, invoiceId },
        body: { ...draftOf(invoice), lines, version },
      })
    }
    await save(before.lines.slice(1))
    expect(await hours.unbilled()).toMatchObject([{ seconds: time(1) }])
    await save(before.lines)
    expect(await hours.unbilled()).toEqual([])

    await save(before.lines.slice(1))
    await hours.toInvoice(contactId)
    expect(codeOf(await save(before.lines))).toBe(errorCatalogue.hours_taken.code)
  })

  test('stay as they were worked', async () => {
    const hours = await openHours()
    const { contactId, projectId } = await customer(hours)
    const [timeEntryId = 0] = await hours.write({ projectId, seconds: time(1) })
    await hours.toInvoice(contactId)
    const params = { ...hours.params, timeEntryId }
    const body = { day: '2026-06-01', projectId, taskId: null, note: '', seconds: time(2), version: 1 }
    const invoiced = errorCatalogue.hours_invoiced.code
    expect(codeOf(await hours.client.send(contract.hours.save, { params, body }))).toBe(invoiced)
    expect(codeOf(await hours.client.send(contract.hours.delete, { params, body: { version: 1 } }))).toBe(invoiced)
    const cell = { day: '2026-06-01', projectId, taskId: null, seconds: null }
    expect(codeOf(await hours.setCell(cell))).toBe(invoiced)
    await expect(
      server.services.pool.query('UPDATE time_entries SET seconds = 60 WHERE id = $1', [timeEntryId]),
    ).rejects.toThrow('hours on an invoice stay as they are')
  })

  test('are put there once, also when twenty ask at once', async () => {
    const hours = await openHours()
    const { contactId, projectId } = await customer(hours)
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-03'])
      await hours.write({ projectId, day, seconds: time(1) })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hours.sendToInvoice({ contactId, per: 'entry' })),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const rows = await hours.books.rows<{ count: number }>(
      'SELECT count(*)::int FROM time_group_entries WHERE administration_id = $1 AND NOT released',
    )
    expect(rows).toEqual([{ count: 3 }])
  })

  test('of a copy of the lines on another invoice do not come with it', async () => {
    const hours = await openHours()
    const { contactId, projectId } = await customer(hours)
    await hours.write({ projectId, seconds: time(1) })
    const { invoiceId } = await hours.toInvoice(contactId)
    const { lines } = await hours.books.show(invoiceId)
    const copy = await hours.books.draft({ contactId, lines })
    const { version } = await hours.books.show(invoiceId)
    await hours.client.call(contract.invoices.delete, { params: { ...hours.params, invoiceId }, body: { version } })
    await hours.books.finalise(copy)
    expect(await hours.unbilled()).toMatchObject([{ seconds: time(1) }])
  })
})

test('a part of a line that is credited keeps its hours taken', async () => {
  const hours = await openHours()
  const { contactId, projectId } = await customer(hours)
  await hours.write({ projectId, seconds: time(4) })
  const { invoiceId } = await hours.toInvoice(contactId)
  await hours.books.finalise({ id: invoiceId, version: (await hours.books.show(invoiceId)).version })
  const credit = await hours.books.credit(invoiceId)
  const shown = await hours.books.show(credit.id)
  const lines = shown.lines.map((line) => ({ ...line, quantity: '-1' }))
  const saved = await hours.client.call(contract.invoices.save, {
    params: { ...hours.params, invoiceId: credit.id },
    body: { ...draftOf(shown), lines, version: credit.version },
  })
  await hours.books.finalise({ id: credit.id, version: saved.version })
  expect(await hours.unbilled()).toEqual([])
})

type Shown = Awaited<ReturnType<Books['show']>>

/** What the editor sends of an invoice. */
function draftOf(invoice: Omit<Shown, 'version'>) {
  const { contactId, invoiceDate, supplyFrom, supplyTo, paymentTermDays, reference, note, pricesIncludeVat } = invoice
  const head = { contactId, invoiceDate, supplyFrom, supplyTo, paymentTermDays, reference, note, pricesIncludeVat }
  return { ...head, discountPercent: invoice.discountPercent, lines: invoice.lines }
}
