import { contract, type IdentityDocument } from '@klopt/api-client/contract'
import { Checkbox, FileUpload, RadioGroup, toast } from '@klopt/ui'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { encodeBase64 } from '../../app/transport/encode-base64.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { documentTypes, sides } from '../../shared/administrations/identity-words.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './members.css.ts'

interface IdentityModalProps {
  administrationId: number
  transferId: number
  onClose: () => void
}

interface Values {
  type: IdentityDocument['type']
  side: IdentityDocument['side']
  file: File | null
  bsnIsMasked: boolean
  photoIsMasked: boolean
}

const start: Values = { type: 'PASSPORT', side: 'FRONT', file: null, bsnIsMasked: false, photoIsMasked: false }
const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }))
const masked = (isMasked: boolean) => isMasked || 'Maak dit eerst onleesbaar'

/** A side of an identity document, which goes only when BSN and photo are masked. */
export function IdentityModal({ administrationId, transferId, onClose }: IdentityModalProps) {
  const form = useForm<Values>({ defaultValues: start })
  const { control, register, formState } = form
  const { errors, isDirty } = formState
  const add = useWrite(contract.mainUserTransfers.addDocument)
  const submit = form.handleSubmit(async ({ file, ...values }) => {
    if (file === null) return
    const content = await encodeBase64(file)
    add.mutate(
      { params: { administrationId, transferId }, body: { ...values, content } },
      {
        onSuccess: () => {
          toast.success('Je identiteitsbewijs is toegevoegd')
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['file'], { content: 'file' }),
      },
    )
  })
  return (
    <FormModal
      title="Identiteitsbewijs toevoegen"
      button="Toevoegen"
      isPending={add.isPending}
      problem={errors.root?.message}
      unsavedChanges={isDirty && !add.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className={styles.text}>
        Streep je burgerservicenummer (ook in de regel met cijfers onderaan) en je pasfoto door. We bekijken de kopie
        één keer en gooien die na onze beslissing weg.
      </p>
      <Controller
        control={control}
        name="type"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <RadioGroup label="Soort" options={optionsOf(documentTypes)} {...{ name, value, onChange, onBlur }} />
        )}
      />
      <Controller
        control={control}
        name="side"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <RadioGroup
            label="Kant"
            orientation="horizontal"
            options={optionsOf(sides)}
            {...{ name, value, onChange, onBlur }}
          />
        )}
      />
      <Controller
        control={control}
        name="file"
        rules={{ validate: (file) => file !== null || 'Geen bestand gekozen.' }}
        render={({ field: { value, onChange } }) => (
          <FileUpload
            label="Kopie"
            types={['png', 'jpg', 'pdf']}
            maxFiles={1}
            maxSizeMb={4}
            onFiles={([file]) => onChange(file ?? null)}
            onRemove={() => onChange(null)}
            files={
              value === null
                ? []
                : [{ id: value.name, name: value.name, sizeBytes: value.size, state: 'done', progress: 1 }]
            }
            {...(errors.file?.message !== undefined && { error: errors.file.message })}
          />
        )}
      />
      <Checkbox
        label="Mijn burgerservicenummer is onleesbaar"
        error={errors.bsnIsMasked?.message}
        {...register('bsnIsMasked', { validate: masked })}
      />
      <Checkbox
        label="Mijn pasfoto is onherkenbaar"
        error={errors.photoIsMasked?.message}
        {...register('photoIsMasked', { validate: masked })}
      />
    </FormModal>
  )
}
