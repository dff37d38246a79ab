import { dayRates } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { findDayRate } from './find-day-rate.ts'

/** Rates of the day. */
export const dayRateRoutes = [
  route(dayRates.get, {
    access: administration('BOOKING'),
    handle: async ({ db, input: { query } }) =>
      (await findDayRate(db, query.currency, query.day)) ?? { rate: null, day: null },
  }),
]
