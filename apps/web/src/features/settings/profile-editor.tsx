import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, askConfirmation, Button, toast } from '@klopt/ui'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { wasTold } from '../../app/unhandled-errors.ts'
import { useWrite } from '../../app/use-write.ts'
import { CompanyFields } from './company-fields.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { fromForm, toForm, type ProfileForm } from './profile-form.ts'
import * as styles from './settings.css.ts'
import { VatFields } from './vat-fields.tsx'

export interface ProfileEditorProps {
  administrationId: number
  profile: ResponseOf<typeof contract.administrations.profile>
}

/** The form of the settings. Unsaved changes are asked about when one leaves. */
export function ProfileEditor({ administrationId, profile }: ProfileEditorProps) {
  const { version, ...known } = profile
  // `values` follows the server: after saving, the form shows what it made of them, and keeps its focus.
  const form = useForm<ProfileForm>({ values: toForm(known), mode: 'onTouched' })
  const save = useWrite(contract.administrations.saveProfile)
  const [general, setGeneral] = useState<string | null>(null)
  const { isDirty } = form.formState
  useLeaveGuard(isDirty)

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
          if (wrong.length === 0 && !wasTold(error)) setGeneral(error.message)
        },
      },
    )
  })
  return (
    <form className={styles.page} noValidate onSubmit={(event) => void submit(event)}>
      <CompanyFields form={form} />
      <InvoiceFields form={form} administrationId={administrationId} />
      <VatFields form={form} />
      {general !== null && <Alert tone="danger">{general}</Alert>}
      <div className={styles.bar}>
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
    </form>
  )
}

/** Asks once before changes are lost, also when the tab is closed. */
function useLeaveGuard(unsaved: boolean) {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!unsaved || current.pathname === next.pathname) return false
      const leaves = await askConfirmation({
        title: 'Het formulier is nog niet opgeslagen',
        text: 'Als je nu weggaat, ben je kwijt wat je hebt gewijzigd.',
        confirmLabel: 'Weggaan zonder opslaan',
        cancelLabel: 'Verder bewerken',
        danger: true,
      })
      return !leaves
    },
    enableBeforeUnload: () => unsaved,
  })
}
