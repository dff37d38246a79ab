import { contract } from '@klopt/api-client/contract'
import { Switch, toast } from '@klopt/ui'
import { addDays, formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LetterModal, type LetterModalProps } from '../../shell/letter/letter-modal.tsx'

/** What is sent, as it was saved. */
export interface SentDraft {
  estimateId: number
  version: number
  /** Its last day. */
  validUntil: string
}

interface SendEstimateModalProps extends SentDraft, Pick<LetterModalProps, 'onClose' | 'onRefused'> {
  administrationId: number
}

const REMIND_DAYS_BEFORE = 3

const number = { name: 'offertenummer', label: 'Offertenummer' }

/** The mail of an estimate as it will be sent, to read and change before it goes. */
export function SendEstimateModal(props: SendEstimateModalProps) {
  const { administrationId, estimateId, version, validUntil, ...rest } = props
  const params = { administrationId, estimateId }
  const send = useWrite(contract.estimates.send)
  const test = useWrite(contract.estimates.sendTest, { errors: 'screen' })
  // The day of reminding has to be ahead of us.
  const canRemind = addDays(validUntil, -REMIND_DAYS_BEFORE) > today()
  const [reminds, setReminds] = useState(canRemind)
  const preview = useQuery({
    ...query(contract.estimates.mailPreview, { params }),
    staleTime: 0,
    // What somebody has begun to change is not replaced under their hands.
    gcTime: 0,
  })
  return (
    <LetterModal
      {...rest}
      title="Offerte versturen"
      preview={preview}
      number={number}
      note="In de mail staat een link waarop je klant de opties kiest en akkoord geeft of afwijst."
      onSend={async (letter) => {
        const remindDaysBefore = reminds ? REMIND_DAYS_BEFORE : null
        const sent = await send.mutateAsync({ params, body: { ...letter, version, remindDaysBefore } })
        toast.success(`Offerte ${sent.number} gaat naar ${letter.recipient}`)
      }}
      onTest={async (letter) => (await test.mutateAsync({ params, body: letter })).recipient}
    >
      <Switch
        label={`Klant ${REMIND_DAYS_BEFORE} dagen voor het verlopen herinneren, als er nog geen antwoord is`}
        hint={
          canRemind ? undefined : `Dat kan niet meer: de offerte is geldig tot en met ${formatDateLong(validUntil)}.`
        }
        checked={reminds}
        disabled={!canRemind}
        onChange={setReminds}
      />
    </LetterModal>
  )
}
