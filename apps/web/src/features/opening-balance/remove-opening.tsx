import { contract, type OpeningBalance } from '@klopt/api-client/contract'
import { askConfirmation, Button, toast } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

export interface RemoveOpeningProps {
  administrationId: number
  opening: OpeningBalance
  onRemoved: () => void
}

/** Removes the opening balance that stands, after saying what that does. */
export function RemoveOpening({ administrationId, opening, onRemoved }: RemoveOpeningProps) {
  const removal = useWrite(contract.openingBalances.remove, { errors: 'screen' })
  const remove = async () => {
    const isSure = await askConfirmation({
      title: 'Beginbalans verwijderen?',
      text: whatHappens(opening),
      confirmLabel: 'Verwijderen',
      danger: true,
    })
    if (!isSure) return
    try {
      await removal.mutateAsync({ params: { administrationId, openingBalanceId: opening.id } })
      toast.success('De beginbalans is verwijderd.')
      onRemoved()
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <Button size="large" loading={removal.isPending} onClick={() => void remove()}>
      Beginbalans verwijderen
    </Button>
  )
}

function whatHappens({ startDate, auditFileName }: OpeningBalance): string {
  const reversed = `De boeking wordt teruggedraaid op ${formatDateLong(startDate)}: je rekeningen beginnen op nul en de openstaande facturen van de beginbalans vervallen.`
  if (auditFileName === null) return reversed
  return `${reversed} Wat je verder uit ${auditFileName} hebt overgenomen, blijft staan; dat maak je ongedaan bij Auditfile overnemen.`
}
