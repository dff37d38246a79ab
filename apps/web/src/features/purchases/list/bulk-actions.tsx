import { contract, type PurchaseListItem } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Download, HandCoins } from 'lucide-react'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { useFileOfSeveral } from '../../../shared/lists/use-file-of-several.ts'
import { MOST_CHOSEN, payablesHref } from '../payments/payments-search.ts'

interface BulkActionsProps {
  administrationId: number
  rows: readonly PurchaseListItem[]
}

const isToPay = ({ status, openCents }: PurchaseListItem): boolean =>
  openCents !== 0 && status !== 'draft' && status !== 'reversed'

/** What can be done with the purchases that were chosen: those that are open are paid, the files of those that have one kept. */
export function BulkActions({ administrationId, rows }: BulkActionsProps) {
  const mayPay = useMayChange(administrationId, { permission: 'BOOKING' })
  const navigate = useNavigate()
  const files = useFileOfSeveral(contract.purchases.downloadSeveral)
  const toPay = rows.filter(isToPay).map(({ id }) => id)
  const withFile = rows.filter(({ documentId }) => documentId !== null).map(({ id }) => id)
  const pay = () => {
    if (toPay.length > MOST_CHOSEN) return void toast.error(`Kies hoogstens ${MOST_CHOSEN} inkoopfacturen`)
    void navigate({ href: payablesHref(administrationId, { purchaseIds: toPay.join(',') }) })
  }
  return (
    <>
      {mayPay && toPay.length > 0 && (
        <Button size="small" icon={HandCoins} onClick={pay}>
          Betalen {toPay.length}
        </Button>
      )}
      {withFile.length > 0 && (
        <Button
          size="small"
          icon={Download}
          loading={files.isPending}
          onClick={() => files.start({ params: { administrationId }, body: { purchaseIds: withFile } })}
        >
          Bestanden downloaden {withFile.length}
        </Button>
      )}
    </>
  )
}
