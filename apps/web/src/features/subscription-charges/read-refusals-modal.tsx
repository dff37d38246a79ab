import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { useWrite } from '../../app/transport/use-write.ts'
import { othersWords, RefusalsModal } from '../../shell/refusals-modal.tsx'

/** What the bank refused or returned of what subscriptions cost. */
export function ReadRefusalsModal({ onClose }: { onClose: () => void }) {
  const read = useWrite(contract.subscriptionCharges.readRefusals, { timeoutMs: 120_000 })
  return (
    <RefusalsModal
      read={(file, told) => read.mutate({ query: { name: file.name }, body: file }, told)}
      isPending={read.isPending}
      outcome={read.data && outcome(read.data)}
      onClose={onClose}
    >
      Kies het statusrapport (pain.002) of het afschrift (CAMT) van de bank. Wat geweigerd of teruggeboekt is, wordt als
      mislukt gemarkeerd, en de klant krijgt een mail. Weigerde de bank het hele bestand, dan krijgt niemand een mail.
    </RefusalsModal>
  )
}

function outcome({
  failed,
  others,
  failedWithFile,
}: ResponseOf<typeof contract.subscriptionCharges.readRefusals>): string {
  const rest = othersWords(others)
  if (failed.length === 0) return `Er is niets nieuws mislukt.${rest}`
  const unmailed =
    failedWithFile === 0
      ? ''
      : ' De bank weigerde het bestand, of een deel ervan, als geheel. Daarvan kreeg nog niemand een mail: herstel wat de bank meldt en kies Probeer opnieuw.'
  return `${failed.length === 1 ? '1 incasso is mislukt' : `${failed.length} incasso’s zijn mislukt`}: ${failed.join(', ')}.${unmailed}${rest}`
}
