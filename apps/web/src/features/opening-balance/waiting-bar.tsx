import type { LedgerAccount } from '@klopt/api-client/contract'
import { BalanceBar } from '@klopt/ui'
import { formatMoney } from '@klopt/validators'
import { differenceOf } from '../../shared/ledger/debit-and-credit.ts'
import type { OpeningDraft } from './opening-draft.ts'
import { POSTPONED } from './usual-accounts.ts'
import { waitingCents } from './waiting-vat.ts'

export interface WaitingBarProps {
  accounts: readonly LedgerAccount[]
  draft: OpeningDraft
}

/** Whether the account of VAT that waits holds what waits by the invoices: the server takes nothing else. */
export function WaitingBar({ accounts, draft }: WaitingBarProps) {
  const account = accounts.find(({ rgsCode }) => rgsCode === POSTPONED)
  if (!account) return null
  const name = `${account.number} ${account.name}`
  const onAccount = 0 - differenceOf(draft.lines.filter((line) => line.account?.value === account.id))
  const onItems = draft.items.reduce((sum, item) => sum + (waitingCents(item) ?? 0), 0)
  const missing = Math.abs(onItems - onAccount)
  return (
    <BalanceBar
      first={{ label: `Op ${account.number}`, cents: onAccount }}
      second={{ label: 'Bij de facturen', cents: onItems }}
      balancedText={`bij de facturen wacht wat op ${name} staat`}
      missingText={
        onAccount < onItems
          ? `zet nog ${formatMoney(missing)} in credit op ${name}`
          : `kies bij nog ${formatMoney(missing)} btw de factuur die erop wacht`
      }
      emptyText="Moet je van een verkoop de btw nog aangeven zodra er betaald wordt? Kies er de btw-code bij."
    />
  )
}
