import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { fromForm, toForm, type ProfileForm } from './profile-form.ts'

export interface SaveProfile {
  administrationId: number
  profile: ResponseOf<typeof contract.administrations.profile>
  onSaved: () => void
}

/** The form of the company's profile with its saving: the server's errors at their fields, the rest apart. */
export function useSaveProfile({ administrationId, profile, onSaved }: SaveProfile) {
  const { version, ...known } = profile
  // `values` follows the server: after saving, the form shows what it made of them, and keeps its focus.
  const form = useForm<ProfileForm>({ values: toForm(known), mode: 'onTouched' })
  const save = useWrite(contract.administrations.saveProfile)
  const [general, setGeneral] = useState<string | null>(null)
  const submit = form.handleSubmit((values) => {
    setGeneral(null)
    save.mutate(
      { params: { administrationId }, body: { ...fromForm(values), version } },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const wrong = Object.entries(error.fields).filter(([name]) => name in values)
          wrong.forEach(([name, message], index) =>
            form.setError(name as FieldPath<ProfileForm>, { message }, { shouldFocus: index === 0 }),
          )
          if (wrong.length === 0 && !wasNotified(error)) setGeneral(error.message)
        },
      },
    )
  })
  return { form, submit, general, isPending: save.isPending }
}
