import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Card, TextField, toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { filled } from '../../shared/forms/field-rules.ts'
import { useKeptForm } from '../../app/session/kept-input.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { Account } from './types.ts'
import * as styles from './account-screen.css.ts'
import { showAccountError } from '../../app/errors/show-account-error.ts'

/** The name that colleagues and customers see. */
export function ProfileCard({ account: { firstName, lastName } }: { account: Account }) {
  const form = useForm({ values: { firstName, lastName }, mode: 'onTouched' })
  const save = useWrite(contract.account.saveProfile)
  const { errors, isDirty } = form.formState
  useAskBeforeLeaving(isDirty)
  useKeptForm('name', form)
  const submit = form.handleSubmit((body) =>
    save.mutate(
      { body },
      {
        onSuccess: () => {
          form.reset(body)
          toast.success('Naam opgeslagen')
        },
        onError: (error) => showAccountError(form, error, ['firstName', 'lastName']),
      },
    ),
  )
  return (
    <Card title="Naam">
      <form className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <TextField
            label="Voornaam"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName', { validate: filled })}
          />
          <TextField
            label="Achternaam"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName', { validate: filled })}
          />
        </div>
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <div className={styles.buttons}>
          <Button type="submit" loading={save.isPending}>
            Naam opslaan
          </Button>
        </div>
      </form>
    </Card>
  )
}
