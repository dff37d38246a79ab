import type { WaitingPayment } from '../bank/waiting-payments.ts'

/** What a letter says of a payment that waits in the bank. */
export const presentPayment = ({
  transactionDate,
  amountCents,
  certainty,
}: Pick<WaitingPayment, 'transactionDate' | 'amountCents' | 'certainty'>) => ({
  transactionDate,
  amountCents,
  isCertain: certainty === 'certain',
})
