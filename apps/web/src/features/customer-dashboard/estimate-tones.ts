import type { CustomerEstimate } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'

export const estimateTones: Readonly<Record<CustomerEstimate['status'], BadgeProps['tone']>> = {
  draft: 'neutral',
  sent: 'warning',
  viewed: 'warning',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  invoiced: 'success',
  withdrawn: 'neutral',
}
