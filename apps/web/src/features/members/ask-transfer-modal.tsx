import { contract } from '@klopt/api-client/contract'
import { TextareaField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './members.css.ts'

/** Asks to become the main user, with why. */
export function AskTransferModal({ administrationId, onClose }: { administrationId: number; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isDirty } = form.formState
  const ask = useWrite(contract.mainUserTransfers.ask)
  const submit = form.handleSubmit((body) =>
    ask.mutate(
      { params: { administrationId }, body },
      {
        onSuccess: () => {
          toast.success('Je verzoek staat klaar; voeg nu je identiteitsbewijs toe')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['reason']),
      },
    ),
  )
  return (
    <FormModal
      title="Hoofdgebruiker worden"
      button="Verzoek doen"
      isPending={ask.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !ask.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className={styles.text}>De hoofdgebruiker krijgt er een mail over en kan het verzoek intrekken.</p>
      <TextareaField
        label="Waarom is de hoofdgebruiker niet bereikbaar?"
        rows={3}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', { validate: filled })}
      />
    </FormModal>
  )
}
