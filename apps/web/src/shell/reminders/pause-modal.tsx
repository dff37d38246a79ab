import type { BodyOf, contract } from '@klopt/api-client/contract'
import { DateField, Switch, TextField } from '@klopt/ui'
import { useState } from 'react'
import { FormModal } from '../form-modal.tsx'

interface PauseModalProps {
  /** 'Herinneringen pauzeren voor Studio Noord' */
  title: string
  isPending: boolean
  onPause: (body: BodyOf<typeof contract.reminders.pauseContact>) => void
  onClose: () => void
}

/** Why somebody is left alone for a while, and until when. */
export function PauseModal({ title, isPending, onPause, onClose }: PauseModalProps) {
  const [reason, setReason] = useState('')
  const [isDispute, setIsDispute] = useState(false)
  const [untilDate, setUntilDate] = useState<string | null>(null)
  return (
    <FormModal
      title={title}
      button="Pauzeren"
      isPending={isPending}
      problem={undefined}
      unsavedChanges={reason !== ''}
      onSubmit={async (event) => {
        event.preventDefault()
        // It may stand in a form of its own, which is not sent with it.
        event.stopPropagation()
        onPause({ paused: true, isDispute, reason: reason.trim(), untilDate })
      }}
      onClose={onClose}
    >
      <TextField label="Waarom?" maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      <Switch label="De klant betwist wat hij moet betalen" checked={isDispute} onChange={setIsDispute} />
      <DateField label="Tot en met" hint="Leeg: totdat je ze zelf hervat." value={untilDate} onChange={setUntilDate} />
    </FormModal>
  )
}
