import type { SeveralOutcome } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { doneText, refusedText, type Deed } from './bulk-texts.ts'

/** Says what was done with the chosen invoices, and what was not and why. */
export function notifyOutcome(deed: Deed, outcome: SeveralOutcome): void {
  const done = doneText(deed, outcome)
  if (done !== null) toast.success(done)
  const refused = refusedText(deed, outcome)
  if (refused !== null) toast.error(refused)
}
