import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { useWrite } from '../../app/transport/use-write.ts'
import { othersWords, RefusalsModal } from '../../shell/refusals-modal.tsx'

/** What the bank refused of the direct-debit files of an administration. */
export function ReadRefusalsModal({ administrationId, onClose }: { administrationId: number; onClose: () => void }) {
  const read = useWrite(contract.directDebits.readRefusals, { timeoutMs: 120_000 })
  return (
    <RefusalsModal
      read={(file, told) => read.mutate({ params: { administrationId }, query: { name: file.name }, body: file }, told)}
      isPending={read.isPending}
      outcome={read.data && outcome(read.data)}
      onClose={onClose}
    >
      Kies het statusrapport (pain.002) van je bank. Wat geweigerd is, kun je opnieuw incasseren. Wat later van je
      rekening is teruggeboekt, verwerk je bij Bank.
    </RefusalsModal>
  )
}

function outcome({ refused, others }: ResponseOf<typeof contract.directDebits.readRefusals>): string {
  const rest = othersWords(others)
  if (refused.length === 0) return `Er is niets nieuws geweigerd.${rest}`
  return `${refused.length === 1 ? '1 incasso is geweigerd' : `${refused.length} incasso’s zijn geweigerd`}: ${refused.join(', ')}.${rest}`
}
