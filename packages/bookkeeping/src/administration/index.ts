export { isReadOnly, type SubscriptionStanding } from './read-only.ts'
