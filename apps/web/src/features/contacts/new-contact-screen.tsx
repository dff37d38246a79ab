import { contract } from '@klopt/api-client/contract'
import { Alert, Button, DetailHeader, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { query } from '../../app/transport/api.ts'
import { useWriteBlockAtStart } from '../../app/session/use-write-block.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { NoChange } from '../../shell/no-change.tsx'
import { bar } from '../../shared/forms/form-bar.css.ts'
import { ContactFields } from './contact-fields.tsx'
import * as styles from './contact-screen.css.ts'
import { useKeptForm } from '../../app/session/kept-input.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { useWhileHere } from '../../shared/drafts/use-while-here.ts'
import { useSaveContact } from './use-save-contact.ts'

/** A new contact; saved it leads to its own page. */
export function NewContactScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Nieuwe relatie')
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'BOOKING' })
  if (!writeBlock) return <NewContact administrationId={administrationId} />
  const back = { href: administrationAddress(administrationId, 'contacts'), label: 'Naar de relaties' }
  return <NoChange writeBlock={writeBlock} back={back} />
}

function NewContact({ administrationId }: { administrationId: number }) {
  const navigate = useWhileHere(useNavigate())
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  const { form, submit } = useSaveContact({
    administrationId,
    contact: null,
    onSaved: ({ id }) => {
      toast.success('Relatie toegevoegd')
      void navigate({
        href: administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId: id } }),
        replace: true,
        ignoreBlocker: true,
      })
    },
  })
  const { isDirty, isSubmitting, errors } = form.formState
  useAskBeforeLeaving(isDirty && !isSubmitting)
  useKeptForm('contact', form)
  return (
    <form noValidate onSubmit={submit} className={styles.narrow}>
      <DetailHeader
        className={styles.header}
        back={{ label: 'Relaties', href: asLeft(administrationAddress(administrationId, 'contacts')) }}
        title="Nieuwe relatie"
      />
      <ContactFields form={form} usualTermDays={profile.data?.paymentTermDays} />
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      <div className={bar}>
        <Button type="submit" variant="primary" size="large" loading={isSubmitting}>
          Relatie opslaan
        </Button>
      </div>
    </form>
  )
}
