import type { Expense, ExpenseApproval, ExpenseInput } from '@klopt/api-client/contract'

/** A receipt while somebody fills it in. */
export interface ExpenseForm extends Omit<ExpenseInput, 'spentOn'> {
  spentOn: string | null
}

/** What the wire calls the fields of the form, to show its errors at them. */
export const expenseFieldNames = ['amountCents', 'accountId', 'vatCode', 'spentOn', 'description'] as const

/** The wire's receipt to change. */
export function expenseFormOf({ spentOn, description, amountCents, accountId, vatCode }: Expense): ExpenseForm {
  return { spentOn, description, amountCents, accountId, vatCode }
}

/** What is handed in, as the wire has it: it needs its day, the rest may be left to who approves. */
export function handedIn({ spentOn, ...rest }: ExpenseForm): ExpenseInput | null {
  return spentOn === null ? null : { spentOn, ...rest }
}

/** What is approved, as the wire has it; null while something that is booked is missing. */
export function completed(form: ExpenseForm): Omit<ExpenseApproval, 'version'> | null {
  const { spentOn, description, amountCents, accountId, vatCode } = form
  if (spentOn === null || amountCents === null || accountId === null || vatCode === null) return null
  return { spentOn, description, amountCents, accountId, vatCode }
}
