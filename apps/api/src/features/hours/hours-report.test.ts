import { contract, type BodyOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Hours, time } from './hours.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const openHours = async (day = '2026-06-30') => new Hours(await Books.openOn(server, day))

/** Hours of one customer, with a project of 85 euro. */
async function customer(hours: Hours, rounding?: Omit<BodyOf<typeof contract.projects.saveRounding>, 'contactId'>) {
  const contactId = await hours.books.contact()
  const projectId = await hours.project({ contactId })
  if (rounding) {
    await hours.client.call(contract.projects.saveRounding, { params: hours.params, body: { contactId, ...rounding } })
  }
  return { contactId, projectId }
}

test('a report of a period comes to its total, by project, person and month, and counts what is billed at its own rate', async () => {
  const owner = await openHours('2026-07-15')
  const employee = await owner.colleague()
  const { contactId, projectId } = await customer(owner, { minutes: 30, per: 'entry' })
  await owner.write({ projectId, seconds: time(1, 10) })
  await employee.write({ projectId, day: '2026-07-01', seconds: time(2) })
  await employee.write({ projectId, day: '2026-07-01', seconds: time(1), billable: false })
  await owner.toInvoice(contactId, { to: '2026-06-30' })
  const report = (by: 'project' | 'user' | 'month') =>
    owner.client.call(contract.hoursReports.get, {
      params: owner.params,
      query: { from: '2026-06-01', to: '2026-07-31', by },
    })
  // 1:10 was billed as 1:30: 127.50. Then 2:00 at 85.00: 170.00.
  expect((await report('month')).rows).toEqual([
    {
      key: '2026-06',
      label: '2026-06',
      seconds: time(1, 10),
      billableSeconds: time(1, 10),
      invoicedSeconds: time(1, 10),
      cents: 12_750,
    },
    { key: '2026-07', label: '2026-07', seconds: time(3), billableSeconds: time(2), invoicedSeconds: 0, cents: 17_000 },
  ])
  expect((await report('user')).rows).toHaveLength(2)
  expect((await report('project')).total).toEqual({
    seconds: time(4, 10),
    billableSeconds: time(3, 10),
    invoicedSeconds: time(1, 10),
    cents: 29_750,
  })
})

test('a report comes to the same whichever way it is grouped, and its rows to that', async () => {
  const owner = await openHours('2026-07-15')
  const { projectId } = await customer(owner)
  // Each 28.333…: 28.33 three times would be 84.99, where an hour is 85.00.
  for (const day of ['2026-05-04', '2026-06-01', '2026-07-01'])
    await owner.write({ projectId, day, seconds: time(0, 20) })
  const report = (by: 'project' | 'month') =>
    owner.client.call(contract.hoursReports.get, {
      params: owner.params,
      query: { from: '2026-05-01', to: '2026-07-31', by },
    })
  expect((await report('project')).total.cents).toBe(8500)
  const months = await report('month')
  expect(months.total.cents).toBe(8500)
  expect(months.rows.map(({ cents }) => cents)).toEqual([2834, 2833, 2833])
})

test('the hours of a year count for the criterion, those for customers and all others', async () => {
  const hours = await openHours('2026-12-01')
  const { projectId } = await customer(hours)
  const own = await hours.project({ contactId: null, billable: false, name: 'Administratie' })
  await hours.write({ projectId, day: '2026-01-05', seconds: time(8) })
  await hours.write({ projectId: own, day: '2026-02-05', seconds: time(2) })
  await hours.write({ projectId, day: '2025-12-31', seconds: time(8) })
  const criterion = await hours.client.call(contract.hoursReports.criterion, {
    params: hours.params,
    query: { year: '2026' },
  })
  expect(criterion).toMatchObject({
    criterionHours: 1225,
    directSeconds: time(8),
    indirectSeconds: time(2),
    leftSeconds: time(1215),
    isMet: false,
  })
})
