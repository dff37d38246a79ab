import * as v from 'valibot'
import { cents, date } from './wire.ts'

/** What a bank says of a payment. */
export const bankLine = v.object({
  date,
  amountCents: cents,
  counterpartyName: v.nullable(v.string()),
  counterpartyIban: v.nullable(v.string()),
  description: v.string(),
})
