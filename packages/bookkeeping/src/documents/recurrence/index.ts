export {
  billingPeriods,
  LAST_BILLING_DAY,
  MAX_SCHEDULE_COUNT,
  periodsAfter,
  periodsUntil,
  scheduleFaults,
  type BillingPeriod,
  type BillingSchedule,
} from './billing-periods.ts'
export { cancellationDay } from './cancellation.ts'
export { documentOfPeriod } from './document-of-period.ts'
export { indexationFault, indexedPrice, priceOfPart, timesIndexed, type Indexation } from './indexation.ts'
export { intervalText } from './interval-text.ts'
export { PERIOD_VARIABLE, periodText, withoutPeriod, withPeriod } from './period-text.ts'
