import type { CustomerInvoice } from '@klopt/api-client/contract'
import { Badge, type BadgeProps } from '@klopt/ui'
import type { Texts } from './texts.ts'

const tones: Readonly<Record<CustomerInvoice['status'], BadgeProps['tone']>> = {
  open: 'info',
  late: 'danger',
  partly_paid: 'warning',
  paid: 'success',
  credited: 'neutral',
  written_off: 'neutral',
}

/** How an invoice stands, in the words of who pays it. */
export const StatusWord = ({ status, say }: { status: CustomerInvoice['status']; say: Texts }) => (
  <Badge tone={tones[status]}>{say.statuses[status]}</Badge>
)
