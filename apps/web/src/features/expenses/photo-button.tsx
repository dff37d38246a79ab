import { contract, type Expense } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { api } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import { ExpenseBadge } from './expense-columns.tsx'

export interface ExpenseModalProps {
  administrationId: number
  expense: Expense
  onClose: () => void
}

/** Opens the photo of a receipt. */
export function PhotoButton({ administrationId, expense }: Pick<ExpenseModalProps, 'administrationId' | 'expense'>) {
  const open = async () => {
    const params = { administrationId, expenseId: expense.id }
    await api.call(contract.expenses.photo, { params }).then(download, (error: Error) => toast.error(error.message))
  }
  return (
    <>
      <ExpenseBadge state={expense.state} />
      {expense.amountCents !== null && <p>{formatEuro(expense.amountCents)}</p>}
      <Button onClick={() => void open()}>Bon bekijken</Button>
    </>
  )
}
