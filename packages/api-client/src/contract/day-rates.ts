import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { currency, date, exchangeRate } from './wire.ts'

/** Rates of the day of other currencies, where the server fetches them; otherwise they are typed. */
export const dayRates = defineArea('dayRates', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/day-rates',
    summary: 'What one euro was in a currency on a day, or on the last day before it with a rate',
    query: v.object({ currency, day: date }),
    response: v.object({ rate: v.nullable(exchangeRate), day: v.nullable(date) }),
  }),
})
