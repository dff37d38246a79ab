import { contract, type Contact, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, AppLink, Badge, buttonClassName, Card, Icon, toast, type MenuAction } from '@klopt/ui'
import { Archive, ArchiveRestore, FilePlus, Pencil, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { isMissing } from '../../app/errors/failures.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { archiveOne } from '../../shared/lists/archive-one.ts'
import { useFileOfSeveral } from '../../shared/lists/use-file-of-several.ts'
import { DetailWaiting } from '../../shell/detail-waiting.tsx'
import { ContactMandates } from '../../shell/direct-debits/contact-mandates.tsx'
import { ListedHeader } from '../../shell/listed-header.tsx'
import { PageLoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { ContactReminders } from '../../shell/reminders/contact-reminders.tsx'
import { ContactActivity } from './contact-activity.tsx'
import { ContactDetailsCard } from './contact-details-card.tsx'
import { ContactFigures } from './contact-figures.tsx'
import { ContactInvoices } from './contact-invoices.tsx'
import { ContactPane } from './contact-pane.tsx'
import * as styles from './contact-screen.css.ts'
import { CustomerPageUse } from './customer-page-use.tsx'
import { VatNumberChecked } from './vat-number-checked.tsx'

export interface ContactScreenProps {
  administrationId: number
  contactId: number
}

/** One contact to read: what is open, its invoices, how to reach it and what was agreed; changed in a pane. */
export function ContactScreen({ administrationId, contactId }: ContactScreenProps) {
  const contact = useFresh(contract.contacts.get, { params: { administrationId, contactId } })
  usePageTitle(isMissing(contact.error) ? null : (contact.data?.name ?? 'Relatie'))
  // With its buttons, which take a line of their own on a phone.
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  if (contact.data && writeBlock !== undefined) {
    const mayChange = writeBlock === null
    return <ContactPage key={contactId} {...{ administrationId, mayChange }} contact={contact.data} />
  }
  if (isMissing(contact.error)) return <NotFound />
  if (contact.isError) return <PageLoadError error={contact.error} onRetry={() => void contact.refetch()} />
  return <DetailWaiting back={contactsBack(administrationId)} />
}

const contactsBack = (administrationId: number) => ({
  label: 'Relaties',
  href: asLeft(administrationAddress(administrationId, 'contacts')),
})

type OneContact = ResponseOf<typeof contract.contacts.get>

interface ContactPageProps extends Pick<ContactScreenProps, 'administrationId'> {
  contact: OneContact
  mayChange: boolean
}

function ContactPage({ administrationId, contact, mayChange }: ContactPageProps) {
  const [isEditing, setIsEditing] = useState(false)
  const of = { administrationId, contactId: contact.id }
  const archive = useArchive(administrationId, contact)
  const statement = useStatement(of)
  return (
    <div className={styles.page}>
      <ListedHeader
        className={styles.header}
        back={contactsBack(administrationId)}
        title={contact.name}
        badge={contact.archived && <Badge>Gearchiveerd</Badge>}
        description={[contact.kind === 'company' ? 'Bedrijf' : 'Persoon', contact.city].filter(Boolean).join(' · ')}
        besides={mayChange ? [{ label: 'Wijzigen', icon: Pencil, onSelect: () => setIsEditing(true) }] : []}
        more={mayChange ? [statement, archive] : [statement]}
        actions={mayChange && <NewInvoice {...of} />}
      />
      {contact.emailBounce && (
        <Alert tone="warning" title={`De laatste e-mail aan ${contact.emailAddress ?? ''} kwam niet aan`}>
          {contact.emailBounce.reason} Controleer het e-mailadres en verstuur de factuur daarna opnieuw.
        </Alert>
      )}
      <ContactFigures {...of} openCents={contact.openCents} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ContactInvoices {...of} />
          <ContactActivity {...of} />
        </div>
        <div className={styles.side}>
          <ContactDetailsCard administrationId={administrationId} contact={contact} />
          <Card title="Afspraken" padding="none">
            <VatNumberChecked administrationId={administrationId} contact={contact} />
            <CustomerPageUse {...of} />
            <ContactReminders {...of} name={contact.name} />
            <ContactMandates administrationId={administrationId} contact={contact} />
          </Card>
        </div>
      </div>
      {isEditing && (
        <ContactPane
          administrationId={administrationId}
          subject={{ contactId: contact.id }}
          onClose={() => setIsEditing(false)}
          onSaved={() => {
            setIsEditing(false)
            toast.success('Relatie opgeslagen')
          }}
        />
      )}
    </div>
  )
}

const NewInvoice = ({ administrationId, contactId }: ContactScreenProps) => (
  <AppLink
    href={administrationAddress(administrationId, 'invoices/$invoiceId', {
      params: { invoiceId: 'new' },
      search: { contactId },
    })}
    className={buttonClassName({ variant: 'primary' })}
  >
    <Icon of={FilePlus} />
    Factuur maken
  </AppLink>
)

/** What was invoiced and paid the last twelve months, on paper. */
function useStatement({ administrationId, contactId }: ContactScreenProps): MenuAction {
  const { start, isPending } = useFileOfSeveral(contract.statements.downloadPdf)
  return {
    label: 'Rekeningoverzicht',
    icon: ScrollText,
    disabled: isPending,
    onSelect: () => start({ params: { administrationId }, body: { contactIds: [contactId] } }),
  }
}

/** Puts a contact away or takes it back, which can be undone. */
function useArchive(administrationId: number, contact: Contact): MenuAction {
  const archive = useWrite(contract.contacts.archive, { errors: 'screen' })
  const params = { administrationId, contactId: contact.id }
  const deed = {
    send: (archived: boolean, version: number) => archive.mutateAsync({ params, body: { archived, version } }),
    told: (archived: boolean) => (archived ? 'Relatie gearchiveerd' : 'Relatie teruggehaald'),
  }
  return {
    label: contact.archived ? 'Terughalen' : 'Archiveren',
    icon: contact.archived ? ArchiveRestore : Archive,
    disabled: archive.isPending,
    onSelect: () => void archiveOne(deed, !contact.archived, contact.version),
  }
}
