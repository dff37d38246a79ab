import { contract } from '@klopt/api-client/contract'
import { DateField, toast } from '@klopt/ui'
import { addDays } from '@klopt/validators'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import type { Correction } from './late-sentences.ts'

export interface SubmitModalProps {
  administrationId: number
  correction: Pick<Correction, 'id' | 'periodEnd'>
  onClose: () => void
}

/** Keeps a suppletie as handed in, with the day on which that was. */
export function SubmitModal({ administrationId, correction: { id, periodEnd }, onClose }: SubmitModalProps) {
  const [handedInOn, setHandedInOn] = useState<string | null>(() => today())
  const submission = useWrite(contract.vatCorrections.submit, { errors: 'screen' })
  const fault = submission.error?.fields['handedInOn']
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (handedInOn === null) return
    await submission.mutateAsync({ params: { administrationId, correctionId: id }, body: { handedInOn } }).then(
      () => {
        toast.success('Suppletie vastgelegd als ingediend.')
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  return (
    <FormModal
      title="Suppletie vastleggen als ingediend"
      button="Vastleggen"
      isPending={submission.isPending}
      problem={fault === undefined ? submission.error?.message : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        De bedragen worden bewaard zoals ze nu zijn. Wat je daarna nog in dit tijdvak boekt, wacht weer als nog aan te
        geven. Is de beschikking er, verwerk die dan hier.
      </p>
      <DateField
        label="Ingediend op"
        required
        value={handedInOn}
        onChange={setHandedInOn}
        min={addDays(periodEnd, 1)}
        max={today()}
        error={fault}
      />
    </FormModal>
  )
}
