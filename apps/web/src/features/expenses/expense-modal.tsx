import { useMayChange } from '../../app/session/use-write-block.ts'
import type { ExpenseModalProps } from './receipt-photo.tsx'
import { ReimburseModal } from './reimburse-modal.tsx'
import { WaitingExpense } from './waiting-expense.tsx'

/** A receipt: judged by who books purchases, changed by who handed it in. */
export function ExpenseModal(props: ExpenseModalProps) {
  const mayDecide = useMayChange(props.administrationId, { permission: 'BOOKING' })
  const { state } = props.expense
  if (state === 'approved' || state === 'reimbursed') return <ReimburseModal {...props} mayDecide={mayDecide} />
  return <WaitingExpense {...props} mayDecide={mayDecide && state === 'submitted'} />
}
