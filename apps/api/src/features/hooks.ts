import { hooksOf, type Hooks } from '../kernel/hooks.ts'
import { approvalHooks } from './approvals/hooks.ts'
import { hoursHooks } from './hours/hooks.ts'
import { invitationHooks } from './invitations/hooks.ts'
import { questionHooks } from './questions/hooks.ts'
import { subscriptionHooks } from './subscriptions/hooks.ts'
import { timerHooks } from './timers/hooks.ts'
import { worklistHooks } from './worklist/hooks.ts'

/** Who is told of what happens in another feature. */
export const hooks: Hooks = hooksOf([
  timerHooks,
  invitationHooks,
  subscriptionHooks,
  hoursHooks,
  questionHooks,
  approvalHooks,
  worklistHooks,
])
