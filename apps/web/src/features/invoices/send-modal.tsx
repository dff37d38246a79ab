import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LetterModal } from '../../shell/letter/letter-modal.tsx'
import type { Refusal } from './refusal.ts'

export interface SendModalProps {
  administrationId: number
  invoiceId: number
  version: number
  /** It becomes final by being sent. */
  isDraft: boolean
  kind: 'Factuur' | 'Creditfactuur'
  /** What is asked about the date of a draft, which becomes final. */
  doubt?: string | null
  onClose: () => void
  /** The invoice itself is not ready: what is missing is shown in the page. */
  onRefused: (refusal: Refusal) => void
}

const number = { name: 'factuurnummer', label: 'Factuurnummer' }

/** The mail of an invoice as it will be sent, to read and change before it goes. */
export function SendModal({ administrationId, invoiceId, version, isDraft, kind, doubt, ...rest }: SendModalProps) {
  const params = { administrationId, invoiceId }
  const send = useWrite(contract.invoices.send)
  const test = useWrite(contract.invoices.sendTest, { errors: 'screen' })
  const preview = useQuery({
    ...query(contract.invoices.mailPreview, { params }),
    staleTime: 0,
    // What somebody has begun to change is not replaced under their hands.
    gcTime: 0,
  })
  return (
    <LetterModal
      {...rest}
      title={`${kind} versturen`}
      preview={preview}
      number={number}
      doubt={doubt ?? null}
      note={isDraft ? `De ${kind.toLowerCase()} wordt definitief. Het nummer ligt vast als je verstuurt.` : null}
      onSend={async (letter) => {
        const sent = await send.mutateAsync({ params, body: { ...letter, version } })
        toast.success(`${kind} ${sent.number} gaat naar ${letter.recipient}`)
      }}
      onTest={async (letter) => (await test.mutateAsync({ params, body: letter })).recipient}
    />
  )
}
