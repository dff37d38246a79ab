import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import {
  cents,
  date,
  exportQuery,
  id,
  idText,
  optionalText,
  requiredText,
  segments,
  sortedPage,
  sortedQuery,
  version,
} from './wire.ts'

const ROOT = '/administrations/{administrationId}/trips' as const
const ONE = `${ROOT}/{tripId}` as const
const STALE = ['trips', 'reports', 'dashboard'] as const
/** What is booked is owed to who drove, in every business but that of one owner. */
const BOOKED = [...STALE, 'payments', 'contacts'] as const
const sortable = ['day'] as const

/** Commuting counts as business; a private trip is kept beside them and counts for nothing. */
export const tripKind = v.picklist(['business', 'commute', 'private'], 'Kies zakelijk, woon-werk of privé')
/** Their own car, bicycle or public transport; or a car of the business, whose costs are in the books. */
export const tripVehicle = v.picklist(['private', 'business'], 'Kies eigen vervoer of een auto van de zaak')
const filter = {
  from: v.optional(date),
  to: v.optional(date),
  kind: v.optional(tripKind),
  /** Who drove; for who keeps the books. Left out: everybody whose trips the reader sees. */
  userId: v.optional(idText),
}

/** Whole kilometres, one way. */
const kilometres = v.pipe(
  v.number('Vul een aantal kilometers in'),
  v.integer('Vul hele kilometers in'),
  v.minValue(1, 'Een rit is minstens 1 kilometer'),
  v.maxValue(9999, 'Een rit is hoogstens 9.999 kilometer. Splits hem in delen'),
)

export const tripInput = v.object({
  day: date,
  fromPlace: requiredText(200),
  toPlace: requiredText(200),
  kilometres,
  /** There and back: twice as far. */
  isReturn: v.boolean(),
  purpose: requiredText(500),
  kind: tripKind,
  /** Left out: their own, unless a car stands on the balance sheet on that day, which has to be said then. */
  vehicle: v.optional(tripVehicle),
})
export type TripInput = v.InferInput<typeof tripInput>

const trip = v.object({
  id,
  ...tripInput.entries,
  purpose: optionalText(500),
  vehicle: tripVehicle,
  userId: id,
  userName: v.string(),
  /** What was driven, there and back. */
  drivenKilometres: v.number(),
  cents,
  version,
})
export type Trip = v.InferOutput<typeof trip>

const tripMonth = v.object({
  userId: id,
  userName: v.string(),
  /** The last day of the month. */
  monthEnd: date,
  kilometres: v.number(),
  cents,
  bookedCents: cents,
  isOver: v.boolean(),
  /** Why what is not booked yet waits. */
  heldReason: v.nullable(v.string()),
})
export type TripMonth = v.InferOutput<typeof tripMonth>

/** Trips that people keep and drive for the company. */
export const trips = defineArea('trips', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: "Trips by day, the last first: one's own, for who keeps the books those of everybody",
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(trip).entries,
      segments: segments(['all', 'business', 'commute', 'private'], {
        kilometres: v.nullable(v.number()),
        cents: v.nullable(cents),
      }),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The trips of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  months: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/months`,
    summary: 'What was driven by month and person, and what of it is in the books: the last 24 months with trips',
    response: v.array(tripMonth),
  }),
  usual: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/usual`,
    summary: "One's own trips that were made most often in the past year, and whether a new one has to say its vehicle",
    response: v.object({
      items: v.array(v.object({ ...v.omit(tripInput, ['day']).entries, vehicle: tripVehicle })),
      hasBusinessCar: v.boolean(),
    }),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One trip',
    response: trip,
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Keep a trip of oneself',
    body: tripInput,
    response: v.object({ id, version, cents }),
    stale: STALE,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change a trip; what was booked of its month is made up for when that is booked again',
    body: v.object({ ...tripInput.entries, version }),
    response: v.object({ version, cents }),
    errors: ['version_conflict'],
    stale: STALE,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/delete`,
    summary: 'Throw a trip away; what was booked of its month is made up for when that is booked again',
    body: v.object({ version }),
    errors: ['version_conflict'],
    stale: STALE,
    idempotent: true,
  }),
  book: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/book`,
    summary: 'Book what of a month that is over is not in the books yet; nothing when all of it is',
    body: v.object({ monthEnd: date, onFirstOpenDay: v.optional(v.boolean()) }),
    response: v.object({ bookedCents: cents, heldReason: v.nullable(v.string()) }),
    errors: ['trip_month_not_over', 'period_locked'],
    stale: BOOKED,
    idempotent: true,
  }),
})
