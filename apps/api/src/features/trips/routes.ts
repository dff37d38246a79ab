import { trips } from '@klopt/api-client/schemas'
import { administration, anyRole } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { bookTrips } from './book-trips.ts'
import { listTrips } from './list-trips.ts'
import { showTrip } from './load-trip.ts'
import { createTrip, deleteTrip, saveTrip } from './save-trip.ts'
import { tripMonths } from './trip-months.ts'
import { tripTable } from './trip-table.ts'
import { usualTrips } from './usual-trips.ts'
import { tripAuthor, tripReader } from './whose-trips.ts'

const access = anyRole

const readingRoutes = [
  route(trips.list, {
    access,
    handle: (context) => listTrips(context.db, tripReader(context), context.input.query),
  }),
  route(trips.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: (context) => {
      const { db, user, input } = context
      const reader = tripReader(context)
      const rows = everyItem((at) => listTrips(db, reader, { ...input.query, ...at }))
      return keepTable(user.id, tripTable(rows), input.query.format)
    },
  }),
  route(trips.months, {
    access,
    handle: (context) => tripMonths(context.db, tripReader(context), context.today),
  }),
  route(trips.usual, {
    access,
    handle: (context) => usualTrips(context.db, tripReader(context), context.today),
  }),
  route(trips.get, {
    access,
    handle: (context) => showTrip(context.db, tripReader(context), context.input.params.tripId),
  }),
]

const writingRoutes = [
  route(trips.create, {
    access,
    handle: async (context) => {
      const { db, today, audit, input } = context
      const created = await createTrip(db, { ...tripAuthor(context), today }, input.body)
      audit('create', 'trip', created.id, { day: input.body.day, cents: created.cents })
      return created
    },
  }),
  route(trips.save, {
    access,
    handle: async (context) => {
      const { db, today, audit, input } = context
      const key = { tripId: input.params.tripId, version: input.body.version }
      const saved = await saveTrip(db, { ...tripAuthor(context), today }, key, input.body)
      audit('update', 'trip', key.tripId, input.body)
      return saved
    },
  }),
  route(trips.delete, {
    access,
    handle: async (context) => {
      const { db, audit, input } = context
      const key = { tripId: input.params.tripId, version: input.body.version }
      await deleteTrip(db, tripAuthor(context), key)
      audit('delete', 'trip', key.tripId)
    },
  }),
  route(trips.book, {
    access: administration('ACCOUNTING'),
    handle: async ({ db, administrationId, user, now, today, audit, input: { body } }) => {
      const booked = await bookTrips(db, { administrationId, userId: user.id, now, today }, body)
      audit('book', 'trips', null, { monthEnd: body.monthEnd, cents: booked.bookedCents })
      return booked
    },
  }),
]

/** Trips: what people drive for the company, and what of it is in the books. */
export const tripRoutes = [...readingRoutes, ...writingRoutes]
