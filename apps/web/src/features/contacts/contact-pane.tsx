import { contract, type Contact } from '@klopt/api-client/contract'
import { Alert, Button, Pane, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useKeptForm } from '../../app/session/kept-input.ts'
import { query } from '../../app/transport/api.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { ContactForm } from './contact-form.ts'
import { useSaveContact } from './use-save-contact.ts'

export interface ContactPaneProps {
  administrationId: number
  /** The contact to fill in, or what a new one is called so far. */
  subject: { contactId: number; field?: keyof ContactForm } | { name: string }
  onClose: () => void
  onSaved: (contact: { id: number; name: string }) => void
}

/** A contact beside the work one comes back to. */
export function ContactPane(props: ContactPaneProps) {
  return 'contactId' in props.subject ? (
    <KnownContactPane {...props} contactId={props.subject.contactId} field={props.subject.field} />
  ) : (
    <OpenContactPane {...props} contact={null} name={props.subject.name} title="Nieuwe relatie" />
  )
}

interface KnownContactPaneProps extends ContactPaneProps {
  contactId: number
  field: keyof ContactForm | undefined
}

function KnownContactPane({ contactId, field, ...props }: KnownContactPaneProps) {
  const { administrationId } = props
  const contact = useFresh(contract.contacts.get, { params: { administrationId, contactId } })
  if (contact.data) return <OpenContactPane {...props} contact={contact.data} title={contact.data.name} field={field} />
  return (
    <Pane open title="Relatie" onClose={props.onClose}>
      {contact.isError ? (
        <LoadError error={contact.error} onRetry={() => void contact.refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Pane>
  )
}

interface OpenContactPaneProps extends ContactPaneProps {
  contact: Contact | null
  title: string
  name?: string
  field?: keyof ContactForm | undefined
}

function OpenContactPane({ administrationId, contact, title, name, field, onClose, onSaved }: OpenContactPaneProps) {
  const formId = useId()
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  const { form, submit, load, isConflict, forgetConflict } = useSaveContact({
    administrationId,
    contact,
    name,
    onSaved,
  })
  useKeptForm('contact', form)
  const { isDirty, isSubmitting, errors } = form.formState
  const first = useRef<HTMLElement>(null)
  const save = (
    <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
      Relatie opslaan
    </Button>
  )
  return (
    <Pane
      open
      title={title}
      type="contact"
      onClose={onClose}
      unsavedChanges={isDirty && !isSubmitting}
      footer={save}
      initialFocus={first}
    >
      <form
        id={formId}
        ref={(element) => {
          first.current = fieldOf(element, field ?? (name === undefined ? undefined : 'emailAddress'))
        }}
        noValidate
        // A pane is drawn elsewhere, but its events still reach the form of the page.
        onSubmit={(event) => {
          event.stopPropagation()
          void submit(event)
        }}
      >
        <ContactFields form={form} usualTermDays={profile.data?.paymentTermDays} unfolded={contact !== null} />
        {isConflict && contact ? (
          <ConflictAlert
            params={{ administrationId, contactId: contact.id }}
            onNewest={(newest) => {
              load(newest)
              forgetConflict()
            }}
          />
        ) : (
          errors.root && <Alert tone="danger">{errors.root.message}</Alert>
        )}
      </form>
    </Pane>
  )
}

interface ConflictAlertProps {
  params: { administrationId: number; contactId: number }
  onNewest: (newest: Contact) => void
}

/** Somebody else saved meanwhile: what they wrote is taken first. */
function ConflictAlert({ params, onNewest }: ConflictAlertProps) {
  const newest = useQuery({ ...query(contract.contacts.get, { params }), enabled: false })
  const take = async () => {
    const { data } = await newest.refetch()
    if (data) onNewest(data)
  }
  return (
    <Alert
      tone="warning"
      title="Iemand anders heeft deze relatie intussen gewijzigd"
      action={<Button onClick={() => void take()}>Nieuwste versie laden</Button>}
    >
      Je wijzigingen zijn niet opgeslagen. Laad de nieuwste versie en vul ze opnieuw in.
    </Alert>
  )
}

/** Where to begin: what an invoice missed, or what a name alone still lacks. */
function fieldOf(form: HTMLFormElement | null, field: keyof ContactForm | undefined): HTMLElement | null {
  const found = field === undefined ? null : (form?.elements.namedItem(field) ?? null)
  return found instanceof HTMLElement ? found : null
}
