import type { Payable } from '@klopt/api-client/contract'
import { Badge, Button } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import type { WaitingLines } from '../waiting-lines.ts'
import type { chosenOf } from './choice.ts'
import { waitingFor } from './payable-columns.tsx'

interface ChosenSumProps {
  chosen: ReturnType<typeof chosenOf>
  waiting: WaitingLines['byPurchase']
  onLeaveOut: (paid: readonly Payable[]) => void
}

/** What is chosen comes to, and how much of it a line of the bank that waits pays: one press leaves that out, or it is paid twice. */
export function ChosenSum({ chosen: { items, totalCents }, waiting, onLeaveOut }: ChosenSumProps) {
  const paid = items.map(({ payable }) => payable).filter((payable) => waitingFor(payable, waiting) !== undefined)
  const sum = formatEuro(totalCents)
  if (paid.length === 0) return sum
  const only = paid.length === 1 ? paid[0] : undefined
  return (
    <>
      {sum} <Badge tone="warning">{`${paid.length} ${paid.length === 1 ? 'lijkt' : 'lijken'} al betaald`}</Badge>{' '}
      <Button size="small" onClick={() => onLeaveOut(paid)}>
        {only === undefined ? `Die ${paid.length} niet betalen` : `${only.contactName || only.number} niet betalen`}
      </Button>
    </>
  )
}
