export { isReadOnly, type SubscriptionState } from './read-only.ts'
