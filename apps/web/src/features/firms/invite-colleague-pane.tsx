import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Pane, TextField, toast } from '@klopt/ui'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { emailRule } from '../../shared/forms/field-rules.ts'
import { FirmRoleField, type FirmRole } from './firm-role-field.tsx'
import * as styles from './firms.css.ts'

interface Invitee extends FirmRole {
  emailAddress: string
}

/** Asks a colleague to join the firm by e-mail, with what they will do there. */
export function InviteColleaguePane({ firmId, onClose }: { firmId: number; onClose: () => void }) {
  const formId = useId()
  const form = useForm<Invitee>({ defaultValues: { emailAddress: '', isAdmin: false, seesAll: true } })
  const { errors, isDirty } = form.formState
  const invite = useWrite(contract.firmMembers.invite)
  const submit = form.handleSubmit((values) => {
    const body = { ...values, emailAddress: values.emailAddress.trim() }
    invite.mutate(
      { params: { firmId }, body },
      {
        onSuccess: () => {
          toast.success(`Uitnodiging verstuurd naar ${body.emailAddress}`)
          onClose()
        },
        onError: (error) => {
          if (error.code === 33009) form.setError('emailAddress', { message: error.message }, { shouldFocus: true })
          else showFieldErrors(form, error, ['emailAddress'])
        },
      },
    )
  })
  return (
    <Pane
      open
      title="Collega uitnodigen"
      type="colleague"
      onClose={onClose}
      unsavedChanges={isDirty && !invite.isSuccess}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={invite.isPending}>
          Uitnodiging versturen
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="E-mailadres"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="We sturen een link die 14 dagen werkt. Een account is vooraf niet nodig."
          error={errors.emailAddress?.message}
          {...form.register('emailAddress', { validate: emailRule('Vul het e-mailadres in') })}
        />
        <FirmRoleField control={form.control} />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}
