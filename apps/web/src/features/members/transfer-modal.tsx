import { contract } from '@klopt/api-client/contract'
import { PasswordField, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { currentUserQuery } from '../../app/session/session.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filledPassword, showAccountError } from '../../app/errors/show-account-error.ts'
import { UsernameField } from '../../shell/username-field.tsx'
import { fullName } from './full-name.ts'
import type { Member } from './types.ts'
import * as styles from './members.css.ts'
import { FormModal } from '../../shell/form-modal.tsx'

export interface TransferModalProps {
  administrationId: number
  /** Who becomes the main user. */
  member: Member
  onClose: () => void
}

/** Makes somebody else the main user. It takes the password, since the main user cannot undo it. */
export function TransferModal({ administrationId, member, onClose }: TransferModalProps) {
  const name = fullName(member)
  const user = useQuery(currentUserQuery())
  const form = useForm({ defaultValues: { currentPassword: '' } })
  const transfer = useWrite(contract.members.transferMainUser)
  const { errors } = form.formState
  const submit = form.handleSubmit(({ currentPassword }) =>
    transfer.mutate(
      { params: { administrationId }, body: { userId: member.userId, currentPassword } },
      {
        onSuccess: () => {
          toast.success(`${name} is nu de hoofdgebruiker`)
          onClose()
        },
        onError: (error) => showAccountError(form, error, ['currentPassword']),
      },
    ),
  )
  return (
    <FormModal
      title="Hoofdgebruiker overdragen"
      onClose={onClose}
      button="Hoofdgebruiker overdragen"
      danger
      isPending={transfer.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <UsernameField emailAddress={user.data?.email_address ?? ''} />
      <p className={styles.text}>Als {name} de hoofdgebruiker wordt:</p>
      <ul className={styles.points}>
        <li>kiest alleen {name} nog het abonnement en hoe het wordt betaald;</li>
        <li>kan alleen {name} de administratie laten verwijderen of medewerkers van Klopt laten meekijken;</li>
        <li>blijf jij gebruiker met de rechten die je nu hebt, en kan {name} die wijzigen;</li>
        <li>kan alleen {name} dit weer terugdraaien.</li>
      </ul>
      <PasswordField
        label="Je wachtwoord"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { validate: filledPassword })}
      />
    </FormModal>
  )
}
