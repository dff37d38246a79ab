import { contract, type Contact, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, Badge, Button, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { query } from '../../app/transport/api.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { DetailWaiting } from '../../shell/detail-waiting.tsx'
import { FormBody } from '../../shell/form-body.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ContactInvoices } from './contact-invoices.tsx'
import * as styles from './contact-screen.css.ts'
import { CustomerPageCard } from './customer-page-card.tsx'
import { useKeptForm } from '../../app/session/kept-input.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { ContactMandatesCard } from '../../shell/direct-debits/contact-mandates-card.tsx'
import { ContactRemindersCard } from '../../shell/reminders/contact-reminders-card.tsx'
import { VatNumberCard } from './vat-number-card.tsx'
import { useSaveContact } from './use-save-contact.ts'
import { ListedHeader } from '../../shell/listed-header.tsx'

export interface ContactScreenProps {
  administrationId: number
  contactId: number
}

/** One contact as a form, with its invoices beside it. */
export function ContactScreen(props: ContactScreenProps) {
  return <OpenContact key={props.contactId} {...props} />
}

function OpenContact({ administrationId, contactId }: ContactScreenProps) {
  const contact = useFresh(contract.contacts.get, { params: { administrationId, contactId } })
  usePageTitle(isMissing(contact.error) ? null : (contact.data?.name ?? 'Relatie'))
  if (contact.data) {
    return <ContactPage administrationId={administrationId} contact={contact.data} />
  }
  if (isMissing(contact.error)) return <NotFound />
  if (contact.isError) return <LoadError error={contact.error} onRetry={() => void contact.refetch()} />
  return <DetailWaiting back={contactsBack(administrationId)} />
}

const contactsBack = (administrationId: number) => ({
  label: 'Relaties',
  href: asLeft(administrationAddress(administrationId, 'contacts')),
})

type OneContact = ResponseOf<typeof contract.contacts.get>

interface ContactPageProps extends Pick<ContactScreenProps, 'administrationId'> {
  contact: OneContact
}

function ContactPage({ administrationId, contact }: ContactPageProps) {
  const params = { administrationId, contactId: contact.id }
  const newest = useQuery({ ...query(contract.contacts.get, { params }), enabled: false })
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  const { form, submit, load, version, setVersion, isConflict, forgetConflict } = useSaveContact({
    administrationId,
    contact,
    onSaved: () => void toast.success('Relatie opgeslagen'),
  })
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const { isDirty, isSubmitting, errors } = form.formState
  useAskBeforeLeaving(isDirty && !isSubmitting)
  useKeptForm('contact', form)

  const loadNewest = async () => {
    const { data } = await newest.refetch()
    if (data) load(data)
    forgetConflict()
  }
  return (
    <form noValidate onSubmit={submit}>
      <ListedHeader
        back={contactsBack(administrationId)}
        title={contact.name}
        badge={contact.archived && <Badge>Gearchiveerd</Badge>}
        actions={
          writeBlock === null && <ArchiveButton {...{ administrationId, contact, version }} onVersion={setVersion} />
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {contact.emailBounce && (
            <Alert tone="warning" title={`De laatste e-mail aan ${contact.emailAddress ?? ''} kwam niet aan`}>
              {contact.emailBounce.reason} Controleer het e-mailadres en verstuur de factuur daarna opnieuw.
            </Alert>
          )}
          <FormBody writeBlock={writeBlock}>
            <ContactFields form={form} usualTermDays={profile.data?.paymentTermDays} />
          </FormBody>
          {isConflict ? (
            <Alert
              tone="warning"
              title="Iemand anders heeft deze relatie intussen gewijzigd"
              action={<Button onClick={() => void loadNewest()}>Nieuwste versie laden</Button>}
            >
              Je wijzigingen zijn niet opgeslagen. Laad de nieuwste versie en vul ze opnieuw in.
            </Alert>
          ) : (
            errors.root && <Alert tone="danger">{errors.root.message}</Alert>
          )}
          {writeBlock === null && (
            <div className={styles.buttons}>
              <Button type="submit" variant="primary" size="large" loading={isSubmitting}>
                Relatie opslaan
              </Button>
            </div>
          )}
        </div>
        <div className={styles.side}>
          <VatNumberCard administrationId={administrationId} contact={contact} />
          <ContactInvoices administrationId={administrationId} contactId={contact.id} />
          <ContactMandatesCard administrationId={administrationId} contact={contact} />
          <ContactRemindersCard administrationId={administrationId} contactId={contact.id} name={contact.name} />
          <CustomerPageCard administrationId={administrationId} contactId={contact.id} />
        </div>
      </div>
    </form>
  )
}

interface ArchiveButtonProps {
  administrationId: number
  contact: Contact
  /** The version in the form, which archiving raises. */
  version: number
  onVersion: (version: number) => void
}

function ArchiveButton({ administrationId, contact, version, onVersion }: ArchiveButtonProps) {
  const archive = useWrite(contract.contacts.archive, { errors: 'screen' })
  const set = (archived: boolean) =>
    archive.mutate(
      { params: { administrationId, contactId: contact.id }, body: { archived, version } },
      {
        onSuccess: (answer) => {
          onVersion(answer.version)
          toast.success(archived ? 'Relatie gearchiveerd' : 'Relatie teruggehaald')
        },
        onError: (error) => void toast.error(error.message),
      },
    )
  return (
    <Button
      icon={contact.archived ? ArchiveRestore : Archive}
      loading={archive.isPending}
      onClick={() => set(!contact.archived)}
    >
      {contact.archived ? 'Terughalen' : 'Archiveren'}
    </Button>
  )
}
