import * as v from 'valibot'
import { defineCall } from './call.ts'
import { cents, date, id } from './wire.ts'

const account = v.object({ id, number: v.string(), name: v.string() })

/** What of lines with a period still has to fall. */
export const accruals = defineCall({
  method: 'GET',
  base: 'v2',
  path: '/administrations/{administrationId}/reports/accruals',
  summary: 'What was invoiced ahead and still has to fall in later months on a day, beside the accrual accounts',
  query: v.object({ asOf: date }),
  response: v.object({
    asOf: date,
    items: v.array(
      v.object({
        id,
        kind: v.picklist(['sale', 'purchase']),
        /** The invoice or purchase. */
        documentId: id,
        documentName: v.string(),
        contactName: v.nullable(v.string()),
        description: v.string(),
        /** Where it falls. */
        account,
        periodFrom: date,
        periodTo: date,
        /** Costs of a purchase and turnover of a sale, negative of a credit invoice. */
        amountCents: cents,
        leftCents: cents,
      }),
    ),
    /** Each accrual account: its balance is what is left of the items and what was booked on it otherwise. */
    accounts: v.array(
      v.object({
        kind: v.picklist(['sale', 'purchase']),
        ...account.entries,
        leftCents: cents,
        otherCents: cents,
        balanceCents: cents,
      }),
    ),
  }),
})
