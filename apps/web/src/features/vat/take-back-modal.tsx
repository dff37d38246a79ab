import { contract } from '@klopt/api-client/contract'
import { Checkbox, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import type { VatReturn } from './period-states.ts'

export interface TakeBackModalProps {
  administrationId: number
  returnId: number
  label: VatReturn['label']
  onClose: () => void
}

/** Takes a return back, once the user says that it was not handed in yet: else only a correction is right. */
export function TakeBackModal({ administrationId, returnId, label, onClose }: TakeBackModalProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { isUnsent: false } })
  const deletion = useWrite(contract.vat.delete, {
    errors: 'screen',
    // As soon as it is answered: with the return the card goes that asked, and what it waits for with it.
    onAnswer: () => {
      toast.success(`Aangifte over ${label} teruggenomen.`)
      onClose()
    },
  })
  const takeBack = () => deletion.mutate({ params: { administrationId, returnId } })
  return (
    <FormModal
      title={`Aangifte over ${label} terugnemen`}
      button="Aangifte terugnemen"
      danger
      isPending={deletion.isPending}
      problem={deletion.error?.message}
      onSubmit={handleSubmit(takeBack)}
      onClose={onClose}
    >
      <p>
        De boeking van de aangifte wordt teruggedraaid, en wat erin stond is weer aan te geven. Heb je de bedragen al
        bij de Belastingdienst ingediend, laat de aangifte dan staan: wat je nog boekt, geef je aan in de volgende
        aangifte of met een suppletie.
      </p>
      <Checkbox
        label="Deze aangifte is nog niet ingediend"
        error={formState.errors.isUnsent?.message}
        {...register('isUnsent', {
          validate: (isUnsent) => isUnsent || 'Vink dit aan als de aangifte nog niet is ingediend',
        })}
      />
    </FormModal>
  )
}
