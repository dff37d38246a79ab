import { Alert, Button, TextareaField } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import * as styles from './access-screen.css.ts'

export interface ReasonFormProps {
  button: string
  /** Who reads the reason later. */
  hint: string
  /** Opens the access; rejects with the server's error. */
  onEnter: (reason: string) => Promise<unknown>
}

const LONGEST = 500

/** Why staff goes in, and the button that does it. */
export function ReasonForm({ button, hint, onEnter }: ReasonFormProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await onEnter(reason.trim())
    } catch (error) {
      showFieldErrors(form, asApiError(error), ['reason'])
    }
  })
  return (
    <form noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
      <TextareaField
        label="Reden"
        hint={hint}
        maxLength={LONGEST}
        error={errors.reason?.message}
        {...form.register('reason', { validate: filled })}
      />
      {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {button}
        </Button>
      </div>
    </form>
  )
}
