import { contract } from '@klopt/api-client/contract'
import { DateField, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { entryHref } from '../../app/routing/hrefs.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface ReverseModalProps {
  administrationId: number
  entryId: number
  /** The day of the entry, before which it is not taken back. */
  entryDate: string
  onClose: () => void
}

/** Takes an entry back on a day of choice. */
export function ReverseModal({ administrationId, entryId, entryDate, onClose }: ReverseModalProps) {
  const navigate = useNavigate()
  const [date, setDate] = useState<string | null>(entryDate)
  const reverse = useWrite(contract.journalEntries.reverse, { errors: 'screen' })
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (date === null) return
    await reverse
      .mutateAsync({ params: { administrationId, entryId }, body: { date } })
      // The reason stands in the form.
      .then(
        ({ id }) => {
          toast.success('De boeking is teruggedraaid.')
          onClose()
          void navigate({ href: entryHref(administrationId, id) })
        },
        () => undefined,
      )
  }
  const fault = reverse.error?.fields['date']
  return (
    <FormModal
      title="Boeking terugdraaien"
      onClose={onClose}
      button="Terugdraaien"
      danger
      isPending={reverse.isPending}
      problem={fault === undefined ? reverse.error?.message : undefined}
      onSubmit={submit}
    >
      <p>Debet en credit worden omgedraaid op de dag die je kiest. Btw telt in de periode waarin ze al telde.</p>
      <DateField label="Datum" required value={date} onChange={setDate} min={entryDate} error={fault} />
    </FormModal>
  )
}
