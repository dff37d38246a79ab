import { contract } from '@klopt/api-client/contract'
import { askConfirmation, Button, toast } from '@klopt/ui'
import { Trash2 } from 'lucide-react'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../../app/transport/use-write.ts'

export interface RemoveLineButtonProps {
  administrationId: number
  line: { readonly id: number; readonly version: number }
}

/** Takes out a line that somebody entered, before it is booked. */
export function RemoveLineButton({ administrationId, line: { id, version } }: RemoveLineButtonProps) {
  const remove = useWrite(contract.bank.removeLine)
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Regel verwijderen?',
      text: 'De regel verdwijnt uit de lijst. Hij is nog nergens geboekt.',
      confirmLabel: 'Verwijderen',
      danger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync({ params: { administrationId, transactionId: id }, body: { version } })
      toast.success('De regel is verwijderd.')
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <Button icon={Trash2} variant="text" loading={remove.isPending} onClick={() => void ask()}>
      Regel verwijderen
    </Button>
  )
}
