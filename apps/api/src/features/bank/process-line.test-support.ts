/** A part of a bank line that goes to an account. */
export const booking = (accountId: number, amountCents: number, vatCode: string | null = null) => ({
  accountId,
  amountCents,
  vatCode,
  description: '',
})
