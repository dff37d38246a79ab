import type { ApiError } from '@klopt/api-client'
import { contract, type ReminderLetter } from '@klopt/api-client/contract'
import { DateField, Switch, toast } from '@klopt/ui'
import { useState } from 'react'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../form-modal.tsx'

interface DeliveryModalProps {
  administrationId: number
  letter: ReminderLetter
  onClose: () => void
}

/** The day on which a letter was received, from which the term of the law runs; none while that is contested. */
export function DeliveryModal({ administrationId, letter, onClose }: DeliveryModalProps) {
  const [isCertain, setIsCertain] = useState(letter.deliveredOn !== null)
  const [day, setDay] = useState(letter.deliveredOn ?? letter.letterDate)
  const [error, setError] = useState<ApiError | null>(null)
  const deliver = useWrite(contract.reminders.deliver, { errors: 'screen' })
  return (
    <FormModal
      title="Bezorging van de brief"
      button="Bewaren"
      isPending={deliver.isPending}
      problem={error && error.fields['deliveredOn'] === undefined ? error.message : undefined}
      onSubmit={async (event) => {
        event.preventDefault()
        deliver.mutate(
          { params: { administrationId, letterId: letter.id }, body: { deliveredOn: isCertain ? day : null } },
          {
            onSuccess: () => {
              toast.success('De bezorging is bewaard')
              onClose()
            },
            onError: setError,
          },
        )
      }}
      onClose={onClose}
    >
      <Switch label="De brief is zeker bezorgd" checked={isCertain} onChange={setIsCertain} />
      {isCertain && (
        <DateField
          label="Bezorgd op"
          hint="Kosten vragen aan een consument kan vanaf vijftien dagen na deze dag."
          value={day}
          onChange={(chosen) => setDay(chosen ?? letter.letterDate)}
          error={error?.fields['deliveredOn']}
        />
      )}
    </FormModal>
  )
}
