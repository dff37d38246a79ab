import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LetterModal } from '../../shell/letter-modal.tsx'
import { mailNote } from './mail-note.ts'
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

/** A draft's number is not known yet: it can be moved, and is filled in when the mail goes. */
const numberToCome = [{ name: 'factuurnummer', label: 'Factuurnummer' }]

/** The mail of an invoice as it will be sent, to read and change before it goes. */
export function SendModal({ administrationId, invoiceId, version, isDraft, kind, doubt, ...rest }: SendModalProps) {
  const params = { administrationId, invoiceId }
  const send = useWrite(contract.invoices.send)
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
      variables={isDraft ? numberToCome : []}
      doubt={doubt ?? null}
      note={mailNote({ kind, isDraft, preview: preview.data })}
      onSend={async (letter) => {
        const { number } = await send.mutateAsync({ params, body: { ...letter, version } })
        toast.success(`${kind} ${number} gaat naar ${letter.recipient}`)
      }}
    />
  )
}
