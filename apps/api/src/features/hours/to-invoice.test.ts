import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { customer, Hours, time } from './hours.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const openHours = async (day = '2026-06-30') => new Hours(await Books.openOn(server, day))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

describe('a month of two people, in quarters of a day', () => {
  test('is invoiced, credited and invoiced again, each hour once', async () => {
    const owner = await openHours()
    const employee = await owner.colleague()
    const { contactId, projectId } = await customer(owner, { minutes: 15, per: 'day' })
    // Monday: 1:20 + 0:20 + 0:10 of the owner are 1:50, so 2:00. Of the employee 7:05, so 7:15. Tuesday 3:00.
    await owner.write({ projectId, seconds: time(1, 20), note: 'Schetsen' })
    await owner.write({ projectId, seconds: time(0, 20), note: 'Bellen' })
    await owner.write({ projectId, seconds: time(0, 10), note: 'Mailen' })
    await employee.write({ projectId, seconds: time(7, 5) })
    await employee.write({ projectId, day: '2026-06-02', seconds: time(3) })

    // 11:55 worked; 12:15 billed: 12.25 x 85.00 = 1,041.25.
    const made = await owner.toInvoice(contactId, { per: 'project' })
    expect(made).toMatchObject({ entries: 5, billedSeconds: time(12, 15) })
    expect(await owner.lines(made.invoiceId)).toEqual([['Bewegwijzering, 01-06-2026 t/m 02-06-2026', '12.25', '85']])
    expect((await owner.books.show(made.invoiceId)).totals.netCents).toBe(104_125)
    expect(await owner.unbilled()).toEqual([])
    expect(await owner.show(projectId)).toMatchObject({
      seconds: time(11, 55),
      billedSeconds: time(12, 15),
      unbilledCents: 0,
    })

    const { version } = await owner.books.show(made.invoiceId)
    await owner.books.finalise({ id: made.invoiceId, version })
    expect(codeOf(await owner.sendToInvoice({ contactId, per: 'entry' }))).toBe(errorCatalogue.no_hours_to_invoice.code)

    const credit = await owner.books.credit(made.invoiceId)
    expect(await owner.unbilled()).toEqual([])
    await owner.books.finalise(credit)
    // 11:55 x 85.00 = 1,012.92, before rounding.
    expect(await owner.unbilled()).toMatchObject([
      { contact: { id: contactId }, seconds: time(11, 55), cents: 101_292 },
    ])

    const again = await owner.toInvoice(contactId, { per: 'day' })
    expect(again.billedSeconds).toBe(time(12, 15))
    expect(await owner.lines(again.invoiceId)).toEqual([
      ['01-06-2026 Bewegwijzering', '9.25', '85'],
      ['02-06-2026 Bewegwijzering', '3', '85'],
    ])
    await expectBooksToAddUp(owner.books)
  })
})

/** The working days of June 2026, which begins on a Monday. */
const workingDays = Array.from({ length: 30 }, (_, index) => index + 1)
  .filter((day) => day % 7 !== 6 && day % 7 !== 0)
  .map((day) => `2026-06-${String(day).padStart(2, '0')}`)

test('a whole month of two people is billed as it is reckoned by hand, also by another rounding afterwards', async () => {
  const owner = await openHours()
  const employee = await owner.colleague()
  const { contactId, projectId } = await customer(owner, { minutes: 15, per: 'day' })
  expect(workingDays).toHaveLength(22)
  for (const day of workingDays) {
    await owner.write({ projectId, day, seconds: time(3, 20) })
    await owner.write({ projectId, day, seconds: time(1, 20) })
    await employee.write({ projectId, day, seconds: time(7, 5) })
  }
  // Each day 4:40 + 7:05 worked: 22 x 11:45 = 258:30, x 85.00 = 21,972.50.
  expect(await owner.unbilled()).toMatchObject([{ seconds: time(258, 30), cents: 2_197_250 }])

  // Of a day 4:40 is billed as 4:45 and 7:05 as 7:15: 22 x 12:00 = 264:00, x 85.00 = 22,440.00.
  const made = await owner.toInvoice(contactId, { per: 'project' })
  expect(made).toMatchObject({ entries: 66, billedSeconds: time(264) })
  const { version, totals } = await owner.books.show(made.invoiceId)
  expect(totals.netCents).toBe(2_244_000)
  await owner.books.finalise({ id: made.invoiceId, version })
  await owner.books.finalise(await owner.books.credit(made.invoiceId))
  expect(await owner.unbilled()).toMatchObject([{ seconds: time(258, 30), cents: 2_197_250 }])

  // Of an entry 3:20 is 3:30, 1:20 is 1:30 and 7:05 is 7:15: 22 x 12:15 = 269:30, x 85.00 = 22,907.50.
  await owner.client.call(contract.projects.saveRounding, {
    params: owner.params,
    body: { contactId, minutes: 15, per: 'entry' },
  })
  const again = await owner.toInvoice(contactId, { per: 'project' })
  expect(again).toMatchObject({ entries: 66, billedSeconds: time(269, 30) })
  expect((await owner.books.show(again.invoiceId)).totals.netCents).toBe(2_290_750)
  await expectBooksToAddUp(owner.books)
})

test('a customer who reads English gets lines in English', async () => {
  const hours = await openHours()
  const contactId = await hours.books.contact({ language: 'en' })
  const projectId = await hours.project({ contactId, name: 'Signs' })
  await hours.write({ projectId, seconds: time(2) })
  await hours.write({ projectId, day: '2026-06-12', seconds: time(1) })
  const { invoiceId } = await hours.toInvoice(contactId, { per: 'project' })
  expect((await hours.books.show(invoiceId)).lines).toMatchObject([
    { description: 'Signs, 1 Jun 2026 to 12 Jun 2026', quantity: '3', unit: 'hours' },
  ])
})

test('the hours behind an invoice go along as a PDF, as they are billed', async () => {
  const hours = await openHours()
  const { contactId, projectId } = await customer(hours, { minutes: 15, per: 'entry' })
  await hours.write({ projectId, seconds: time(1, 20), note: 'Schetsen' })
  const { invoiceId } = await hours.toInvoice(contactId)
  const cookie = [...hours.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = `/api/v2/administrations/${hours.params.administrationId}/invoices/${invoiceId}/time-entries/pdf`
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { cookie, origin: server.url },
  })
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  const text = pages.join('\n')
  expect(text).toContain('Schetsen')
  expect(text).toContain('1:30')
})

test('only what is billed goes along, up to the day and of the projects that are asked', async () => {
  const hours = await openHours()
  const { contactId, projectId } = await customer(hours)
  const other = await hours.project({ contactId, name: 'Website' })
  await hours.write({ projectId, seconds: time(1) })
  await hours.write({ projectId, seconds: time(1), billable: false })
  await hours.write({ projectId, day: '2026-06-20', seconds: time(1) })
  await hours.write({ projectId: other, seconds: time(1) })
  const { entries } = await hours.toInvoice(contactId, { to: '2026-06-15', projectIds: [projectId] })
  expect(entries).toBe(1)
  expect(await hours.unbilled()).toMatchObject([{ seconds: time(2), projects: [{ id: projectId }, { id: other }] }])
})

test('hours of a day to come wait for that day, on the list, with the project and on an invoice', async () => {
  const hours = await openHours()
  const { contactId, projectId } = await customer(hours)
  await hours.write({ projectId, day: '2026-06-30', seconds: time(1) })
  await hours.write({ projectId, day: '2026-07-01', seconds: time(2) })
  expect(await hours.unbilled()).toMatchObject([{ seconds: time(1), projects: [{ to: '2026-06-30' }] }])
  expect(await hours.show(projectId)).toMatchObject({ seconds: time(3), unbilledSeconds: time(1) })
  const list = await hours.client.call(contract.projects.list, { params: hours.params, query: {} })
  expect(list).toMatchObject({ items: [{ unbilledCents: 8500 }], totals: { unbilledCents: 8500 } })
  const early = await hours.sendToInvoice({ contactId, per: 'entry', to: '2026-07-01' })
  expect(early).toMatchObject({
    status: 422,
    body: { fields: { to: expect.stringContaining('moet nog komen') as string } },
  })
  expect(await hours.toInvoice(contactId)).toMatchObject({ entries: 1, billedSeconds: time(1) })

  server.clock.set('2026-07-01T09:00:00Z')
  const tomorrow = new Hours(hours.books, { client: await server.world.as(hours.user), user: hours.user })
  const { items } = await tomorrow.client.call(contract.projects.list, { params: hours.params, query: {} })
  expect(items).toMatchObject([{ unbilledCents: 17_000 }])
})
