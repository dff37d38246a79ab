import type { Subscription } from './subscription-state.ts'

export interface SubscriptionPartProps {
  subscription: Subscription
  administrationId: number
  isMainUser: boolean
}
