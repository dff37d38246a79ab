import type { CompanyProfile, Contact } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { useState } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import type { Totals } from '../../shared/selling/draft-totals.ts'
import * as styles from '../../shell/document-editor.css.ts'
import { ContactPane } from '../contacts/contact-pane.tsx'
import { CompanyPane } from '../../shell/company-pane.tsx'
import { listed, neededOf } from '../../shared/selling/needed.ts'

interface Sending {
  administrationId: number
  profile: CompanyProfile
  contact: Contact | null
  totals: Totals | null
}

/**
 * What an invoice still needs, and the pane it is filled in. `lacks` opens that of the first thing this user can fill in, and
 * tells whether there was one: so nothing is sent first and refused then.
 */
export function useNeeded({ administrationId, profile, contact, totals }: Sending) {
  const [open, setOpen] = useState<'company' | 'contact' | null>(null)
  const mayFillCompany = useMayChange(administrationId, { permission: 'ADMIN' })
  const needed = neededOf(profile, contact, totals)
  const lacks = (): boolean => {
    // Without lines that were reckoned the server knows better.
    if (totals === null || totals.vat.length === 0) return false
    const first = needed.company.length > 0 && mayFillCompany ? 'company' : needed.contact.length > 0 ? 'contact' : null
    setOpen(first)
    return first !== null
  }
  return { needed, mayFillCompany, lacks, open, setOpen }
}

interface NeededStripProps extends Pick<Sending, 'administrationId' | 'contact'> {
  state: ReturnType<typeof useNeeded>
}

/** What is still needed to send an invoice, from the start, each filled in beside it. */
export function NeededStrip({ administrationId, contact, state }: NeededStripProps) {
  const { needed, mayFillCompany, open, setOpen } = state
  const close = () => setOpen(null)
  if (needed.company.length + needed.contact.length === 0 && open === null) return null
  return (
    <>
      <Alert tone="info" title="Nog nodig om te versturen">
        <ul className={styles.missing}>
          {needed.company.length > 0 && (
            <li>
              Van je bedrijf ({needed.company.length}): {listed(needed.company)}.{' '}
              {mayFillCompany ? (
                <Button variant="link" className={styles.missingLink} onClick={() => setOpen('company')}>
                  Je bedrijfsgegevens invullen
                </Button>
              ) : (
                'De hoofdgebruiker kan dit invullen.'
              )}
            </li>
          )}
          {contact && needed.contact.length > 0 && (
            <li>
              Van {contact.name} ({needed.contact.length}): {listed(needed.contact)}.{' '}
              <Button variant="link" className={styles.missingLink} onClick={() => setOpen('contact')}>
                Relatie aanvullen
              </Button>
            </li>
          )}
        </ul>
      </Alert>
      {open === 'company' && <CompanyPane administrationId={administrationId} onClose={close} />}
      {open === 'contact' && contact && (
        <ContactPane
          administrationId={administrationId}
          subject={{ contactId: contact.id, field: 'street' }}
          onClose={close}
          onSaved={close}
        />
      )}
    </>
  )
}
