import { dayRates } from '@klopt/api-client/schemas'
import { addDays } from '@klopt/validators'
import { administration } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'

/** Without a rate for so long it says nothing of the day any more; there is none on weekends and holidays. */
const MOST_DAYS_BEFORE = 7

/** Rates of the day. */
export const dayRateRoutes = [
  route(dayRates.get, {
    access: administration('BOOKING'),
    handle: async ({ db, input: { query } }) => {
      const found = await db
        .selectFrom('day_rates')
        .select(['rate', 'day'])
        .where('currency', '=', query.currency)
        .where('day', '<=', query.day)
        .where('day', '>=', addDays(query.day, -MOST_DAYS_BEFORE))
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst()
      return found ?? { rate: null, day: null }
    },
  }),
]
