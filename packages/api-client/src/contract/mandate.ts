import * as v from 'valibot'
import { date, id, optionalText, requiredText, timestamp, version } from './wire.ts'

/** What a customer signed. */
export const mandateInput = v.object({
  /** How bank and customer know it; empty takes the next of our own. Once of each in an administration. */
  reference: optionalText(35),
  kind: v.picklist(['recurring', 'one_off']),
  /** Of consumers CORE alone. */
  scheme: v.picklist(['CORE', 'B2B']),
  signedOn: date,
  iban: requiredText(42),
  accountHolder: requiredText(70),
})
export type MandateInput = v.InferOutput<typeof mandateInput>

export const mandate = v.object({
  ...mandateInput.entries,
  id,
  contactId: id,
  contactName: v.string(),
  /** Active, unless it ended, its bank refused it or its account, it was a one-off one that was collected by, or was not used for 36 months. */
  state: v.picklist(['active', 'ended', 'refused', 'other_account', 'used', 'lapsed', 'outside_eea']),
  endedOn: v.nullable(date),
  /** The last day on which something was or will be collected by it. */
  lastCollectedOn: v.nullable(date),
  createdAt: timestamp,
  version,
})
export type Mandate = v.InferOutput<typeof mandate>

/** What is read anew after a mandate changed. */
export const mandateStale = ['directDebits'] as const
