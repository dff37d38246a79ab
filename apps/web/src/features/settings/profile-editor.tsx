import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, Button, toast } from '@klopt/ui'
import { useState, type ReactNode } from 'react'
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form'
import { useKeptForm } from '../../app/session/kept-input.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormBody } from '../../shell/form-body.tsx'
import { fromForm, toForm, type ProfileForm } from './profile-form.ts'
import { bar } from '../../shared/forms/form-bar.css.ts'
import * as styles from './settings.css.ts'

export interface ProfileEditorProps {
  administrationId: number
  profile: ResponseOf<typeof contract.administrations.profile>
  fields: (form: UseFormReturn<ProfileForm>) => ReactNode
  isWide: boolean
}

/** The form of a part of the profile. Unsaved changes are asked about when one leaves. */
export function ProfileEditor({ administrationId, profile, fields, isWide }: ProfileEditorProps) {
  const { version, ...known } = profile
  // `values` follows the server: after saving, the form shows what it made of them, and keeps its focus.
  const form = useForm<ProfileForm>({ values: toForm(known), mode: 'onTouched' })
  const save = useWrite(contract.administrations.saveProfile)
  const [general, setGeneral] = useState<string | null>(null)
  const writeBlock = useWriteBlock(administrationId, { permission: 'ADMIN' })
  const { isDirty } = form.formState
  useAskBeforeLeaving(isDirty)
  useKeptForm('profile', form)

  const submit = form.handleSubmit((values) => {
    setGeneral(null)
    save.mutate(
      { params: { administrationId }, body: { ...fromForm(values), version } },
      {
        onSuccess: () => void toast.success('Instellingen opgeslagen'),
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
  return (
    <form className={isWide ? styles.widePage : styles.page} noValidate onSubmit={(event) => void submit(event)}>
      <FormBody writeBlock={writeBlock}>{fields(form)}</FormBody>
      {general !== null && <Alert tone="danger">{general}</Alert>}
      {writeBlock === null && (
        <div className={bar}>
          {isDirty && <span className={styles.unsaved}>Er zijn wijzigingen die nog niet zijn opgeslagen.</span>}
          {isDirty && (
            <Button variant="text" onClick={() => form.reset()}>
              Ongedaan maken
            </Button>
          )}
          <Button type="submit" variant="primary" loading={save.isPending}>
            Opslaan
          </Button>
        </div>
      )}
    </form>
  )
}
