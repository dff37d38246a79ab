import { addDays, weekday } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { declineExpense } from '../features/expenses/approve-expense.ts'
import { submitExpense } from '../features/expenses/submit-expense.ts'
import { createTrip } from '../features/trips/save-trip.ts'
import type { Services } from '../kernel/services.ts'
import { at } from './bookkeeper.ts'
import { paperDrawer, supplierInvoice } from './draw-supplier-invoice.ts'
import { receiptSupplier } from './suppliers.ts'

interface OnTheRoad {
  readonly administrationId: number
  readonly ownerId: number
  readonly employeeId: number
  readonly services: Pick<Services, 'files' | 'pdf'>
  readonly today: string
}

const DAYS = 35

/** What the studio drove in five weeks, and receipts of the employee: one that waits and one that was declined. */
export async function createTripsAndReceipts(db: Db, road: OnTheRoad): Promise<void> {
  for (let day = addDays(road.today, -DAYS); day <= road.today; day = addDays(day, 1)) {
    const trip = trips.find(({ on }) => on === weekday(day))
    if (!trip) continue
    const { on: _day, by, ...driven } = trip
    const userId = by === 'owner' ? road.ownerId : road.employeeId
    const author = { administrationId: road.administrationId, userId, writtenBy: userId, seesAll: false, now: at(day) }
    await createTrip(
      db,
      { ...author, today: day },
      { day, isReturn: true, kind: 'business', vehicle: 'private', ...driven },
    )
  }
  await receipt(db, road, { daysAgo: 3, sequence: 4417, description: 'Tanken, ritten voor Gemeente Haarlem' })
  const declined = await receipt(db, road, { daysAgo: 12, sequence: 4392, description: 'Tanken' })
  const owner = { ...authorOf(road, road.ownerId, addDays(road.today, -11)), seesAll: true }
  const reason = 'Deze rit staat al bij je kilometers, daar zit de benzine in.'
  await declineExpense(db, owner, { expenseId: declined.id, version: declined.version }, reason)
}

const trips = [
  { on: 1, by: 'owner', fromPlace: 'Haarlem', toPlace: 'Leiden', kilometres: 31, purpose: 'Museum De Zaal' },
  { on: 2, by: 'employee', fromPlace: 'Haarlem', toPlace: 'Zandvoort', kilometres: 11, purpose: 'Proef hangen' },
  { on: 4, by: 'owner', fromPlace: 'Haarlem', toPlace: 'Utrecht', kilometres: 58, purpose: 'Overleg Van Rijn B.V.' },
] as const

const authorOf = ({ administrationId }: OnTheRoad, userId: number, day: string) => ({
  administrationId,
  userId,
  writtenBy: userId,
  seesAll: false,
  now: at(day),
  today: day,
})

/** A receipt of the petrol station, paid by the employee and handed in with its amount. */
async function receipt(
  db: Db,
  road: OnTheRoad,
  { daysAgo, sequence, description }: { daysAgo: number; sequence: number; description: string },
): Promise<{ id: number; version: number }> {
  const { administrationId, services, today } = road
  const day = addDays(today, -daysAgo)
  const invoice = supplierInvoice(receiptSupplier, day, sequence)
  const bytes = await paperDrawer(services.pdf)({ supplier: receiptSupplier, invoice })
  const sha256 = await services.files.put(administrationId, bytes)
  const file = { name: `bon-${sequence}.pdf`, mimeType: 'application/pdf', size_bytes: bytes.length, sha256 }
  const amountCents = invoice.totals.grossCents
  const input = { spentOn: day, description, amountCents, accountId: null, vatCode: null }
  return submitExpense(db, authorOf(road, road.employeeId, day), input, file)
}
