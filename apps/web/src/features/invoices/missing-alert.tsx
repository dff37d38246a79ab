import { Alert, AppLink, Button, linkClassName } from '@klopt/ui'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import type { ContactForm } from '../contacts/contact-form.ts'
import { ContactPane } from '../contacts/contact-pane.tsx'
import * as styles from '../../shell/document-editor.css.ts'
import { missingOf, type Missing } from './missing-fields.ts'
import type { Refusal } from './refusal.ts'

interface MissingAlertProps {
  administrationId: number
  refusal: Refusal
  /** A warning tells beforehand what would be refused. */
  tone?: 'danger' | 'warning'
  contactId: number | null
  /** What was missing has been filled in. */
  onMended?: () => void
}

/** Why an invoice cannot be final yet, with a way to each thing that is missing. */
export function MissingAlert({ administrationId, refusal, tone = 'danger', contactId, onMended }: MissingAlertProps) {
  const [field, setField] = useState<keyof ContactForm | null>(null)
  const missing = missingOf(refusal.fields)
  return (
    <>
      <Alert tone={tone} title={refusal.message}>
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map((item) => (
              <li key={item.text}>
                <MissingItem item={item} administrationId={administrationId} onContact={setField} />
              </li>
            ))}
          </ul>
        )}
      </Alert>
      {field !== null && contactId !== null && (
        <ContactPane
          administrationId={administrationId}
          subject={{ contactId, field }}
          onClose={() => setField(null)}
          onSaved={() => {
            setField(null)
            onMended?.()
          }}
        />
      )}
    </>
  )
}

interface MissingItemProps {
  item: Missing
  administrationId: number
  onContact: (field: keyof ContactForm) => void
}

function MissingItem({ item: { text, action, place }, administrationId, onContact }: MissingItemProps) {
  if (place === null) return text
  if (place.kind === 'settings') {
    return (
      <AppLink href={administrationAddress(administrationId, 'settings')} className={linkClassName}>
        {text}
      </AppLink>
    )
  }
  const go = () => {
    if (place.kind === 'contact') onContact(place.field)
    else if (place.kind === 'draft') focusIn(place.fieldId)
    else document.querySelector<HTMLElement>('#content [aria-invalid=true]')?.focus()
  }
  return (
    <>
      {action !== undefined && <p className={styles.explained}>{text}</p>}
      <Button variant="link" className={styles.missingLink} onClick={go}>
        {action ?? text}
      </Button>
    </>
  )
}

function focusIn(fieldId: string) {
  const element = document.getElementById(fieldId)
  const field = element?.matches('input, button') ? element : element?.querySelector<HTMLElement>('textarea')
  field?.focus()
}
