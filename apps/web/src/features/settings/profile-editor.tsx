import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { Alert, toast } from '@klopt/ui'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useKeptForm } from '../../app/session/kept-input.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { FormBody } from '../../shell/form-body.tsx'
import type { ProfileForm } from '../../shared/administrations/profile-form.ts'
import { SaveBar } from '../../shared/forms/save-bar.tsx'
import * as styles from './settings.css.ts'
import { useSaveProfile } from '../../shared/administrations/use-save-profile.ts'

export interface ProfileEditorProps {
  administrationId: number
  profile: ResponseOf<typeof contract.administrations.profile>
  fields: (form: UseFormReturn<ProfileForm>) => ReactNode
  isWide: boolean
}

/** The form of a part of the profile. Unsaved changes are asked about when one leaves. */
export function ProfileEditor({ administrationId, profile, fields, isWide }: ProfileEditorProps) {
  const { form, submit, general, isPending } = useSaveProfile({
    administrationId,
    profile,
    onSaved: () => void toast.success('Instellingen opgeslagen'),
  })
  const writeBlock = useWriteBlock(administrationId, { permission: 'ADMIN' })
  const { isDirty } = form.formState
  useAskBeforeLeaving(isDirty)
  useKeptForm('profile', form)

  return (
    <form className={isWide ? styles.widePage : styles.page} noValidate onSubmit={(event) => void submit(event)}>
      <FormBody writeBlock={writeBlock}>{fields(form)}</FormBody>
      {general !== null && <Alert tone="danger">{general}</Alert>}
      {writeBlock === null && <SaveBar isDirty={isDirty} isSaving={isPending} onReset={() => form.reset()} />}
    </form>
  )
}
