import type { BodyOf, ResponseOf, subscriptions } from '@klopt/api-client/contract'
import { email, iban } from '@klopt/validators'
import type { UseFormReturn } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import { filled, verdict } from '../../shared/forms/field-rules.ts'

/** From which account a subscription is collected, as the form has it. */
export interface PaymentForm {
  accountNumber: string
  accountHolder: string
  invoiceEmailAddress: string
}

export const paymentFields = ['accountNumber', 'accountHolder', 'invoiceEmailAddress'] as const

/** How much was filled in. */
export function filledOf(form: PaymentForm): 'nothing' | 'partly' | 'all' {
  const empty = paymentFields.filter((field) => form[field].trim() === '').length
  return empty === 0 ? 'all' : empty === paymentFields.length ? 'nothing' : 'partly'
}

/** The form's fields by the wire's. */
const wireFields: Record<string, keyof PaymentForm> = {
  'bank_account.number': 'accountNumber',
  'bank_account.name_account_holder': 'accountHolder',
  email_address: 'invoiceEmailAddress',
}

/** Puts what the server refuses at its fields, the rest above the buttons; whether a field was to blame. */
export function putAtFields(form: Pick<UseFormReturn<PaymentForm>, 'setError'>, error: unknown): boolean {
  const { fields, message } = asApiError(error)
  const wrong = Object.entries(fields).flatMap(([field, text]) => {
    const name = wireFields[field]
    return name ? [{ name, text }] : []
  })
  for (const { name, text } of wrong) form.setError(name, { type: 'server', message: text })
  if (wrong.length === 0) form.setError('root', { type: 'server', message })
  return wrong.length > 0
}

export function toWire(form: PaymentForm): BodyOf<typeof subscriptions.updatePaymentDetails> {
  return {
    bank_account: { number: form.accountNumber.trim(), name_account_holder: form.accountHolder.trim() },
    email_address: form.invoiceEmailAddress.trim(),
  }
}

/** Why a field cannot stay as it is, or true. With a plan that costs nothing every field may be empty. */
export function checkPaymentField(name: keyof PaymentForm, value: string, isRequired: boolean): true | string {
  if (value.trim() === '') return !isRequired || filled(value)
  if (name === 'accountHolder') return true
  return verdict(name === 'accountNumber' ? iban(value) : email(value))
}

interface Prefill {
  readonly known: ResponseOf<typeof subscriptions.get>['paymentDetails']
  /** The bank books of the administration. */
  readonly books: readonly {
    financial_type: string
    is_primary: boolean
    account: { number: string | null; name_account_holder: string | null }
  }[]
  readonly emailAddress: string
}

/** What the form begins with: what is known, else the account of the primary bank book. */
export function paymentFormOf({ known, books, emailAddress }: Prefill): PaymentForm {
  if (known) {
    const { accountNumber, accountHolder, invoiceEmailAddress } = known
    return { accountNumber, accountHolder, invoiceEmailAddress: invoiceEmailAddress || emailAddress }
  }
  const book = books.find((candidate) => candidate.is_primary && candidate.financial_type === 'CHECKING')
  return {
    accountNumber: book?.account.number ?? '',
    accountHolder: book?.account.name_account_holder ?? '',
    invoiceEmailAddress: emailAddress,
  }
}
