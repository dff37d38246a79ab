import { contract, type AssignablePermission } from '@klopt/api-client/contract'
import { Alert, Button, Pane, toast } from '@klopt/ui'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { fullName } from './full-name.ts'
import type { Member } from './types.ts'
import * as styles from './members.css.ts'
import { PermissionField, someRight } from './permission-field.tsx'
import { assignableOf } from '../../shared/administrations/permission-words.ts'

export interface ChangePermissionsPaneProps {
  administrationId: number
  member: Member
  onClose: () => void
}

/** Changes what somebody may do, from their next step on. */
export function ChangePermissionsPane({ administrationId, member, onClose }: ChangePermissionsPaneProps) {
  const formId = useId()
  const form = useForm<{ permissions: AssignablePermission[] }>({
    defaultValues: { permissions: assignableOf(member.permissions) },
  })
  const change = useWrite(contract.members.changePermissions)
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((body) =>
    change.mutate(
      { params: { administrationId, userId: member.userId }, body },
      {
        onSuccess: () => {
          toast.success(`De rechten van ${fullName(member)} zijn gewijzigd`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['permissions']),
      },
    ),
  )
  return (
    <Pane
      open
      title={`Rechten van ${fullName(member)}`}
      type="member"
      onClose={onClose}
      unsavedChanges={isDirty && !change.isSuccess}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
          Rechten opslaan
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
        <p className={styles.text}>Wat je hier kiest, geldt meteen. Iemand kan meer dan één recht hebben.</p>
        <Controller
          control={form.control}
          name="permissions"
          rules={{ validate: someRight }}
          render={({ field }) => (
            <PermissionField
              values={field.value}
              onChange={field.onChange}
              error={errors.permissions?.message}
              {...(member.isPrimaryUser && { kept: 'ADMIN' as const })}
            />
          )}
        />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}
