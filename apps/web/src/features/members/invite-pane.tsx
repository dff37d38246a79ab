import { contract, type AssignablePermission } from '@klopt/api-client/contract'
import { Alert, Button, Pane, TextField, toast } from '@klopt/ui'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { emailRule } from '../../shared/forms/field-rules.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './members.css.ts'
import { PermissionField, someRight } from './permission-field.tsx'

/** Who is asked in, as far as it is known. */
export interface Invitee {
  readonly emailAddress: string
  readonly permissions: AssignablePermission[]
}

export interface InvitePaneProps {
  administrationId: number
  invitee: Invitee
  onClose: () => void
}

/** Asks somebody in by e-mail, with the rights they will have. */
export function InvitePane({ administrationId, invitee, onClose }: InvitePaneProps) {
  const formId = useId()
  const form = useForm<Invitee>({ defaultValues: invitee })
  const send = useWrite(contract.invitations.send)
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ emailAddress, permissions }) => {
    const body = { emailAddress: emailAddress.trim(), permissions }
    send.mutate(
      { params: { administrationId }, body },
      {
        onSuccess: () => {
          toast.success(`Uitnodiging verstuurd naar ${body.emailAddress}`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['emailAddress', 'permissions']),
      },
    )
  })
  return (
    <Pane
      open
      title="Iemand uitnodigen"
      type="member"
      onClose={onClose}
      unsavedChanges={isDirty && !send.isSuccess}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={send.isPending}>
          Uitnodiging versturen
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
        <TextField
          label="E-mailadres"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="We sturen een link die 14 dagen werkt. Een account is vooraf niet nodig."
          error={errors.emailAddress?.message}
          {...form.register('emailAddress', { validate: emailRule('Vul het e-mailadres in') })}
        />
        <Controller
          control={form.control}
          name="permissions"
          rules={{ validate: someRight }}
          render={({ field }) => (
            <PermissionField values={field.value} onChange={field.onChange} error={errors.permissions?.message} />
          )}
        />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}
