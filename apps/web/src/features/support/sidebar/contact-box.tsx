import { Button, linkClassName } from '@klopt/ui'
import { MessageSquarePlus } from 'lucide-react'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { openTicketDialog } from '../tickets/open-ticket-dialog.ts'
import { useSupportSettings } from '../use-support-settings.ts'
import * as styles from './sidebar.css.ts'

/** Whom to ask when no article helps: by ticket, or by phone where there is a number. */
export function ContactBox({ administrationId }: { administrationId: number }) {
  const maySubmit = useMayChange(administrationId, { afterEnd: true })
  const phone = useSupportSettings()?.phone ?? ''
  if (!maySubmit && phone === '') return null
  return (
    <section aria-label="Contact met support" className={styles.box}>
      <h3 className={styles.boxTitle}>Kom je er niet uit?</h3>
      {maySubmit && (
        <Button icon={MessageSquarePlus} onClick={() => void openTicketDialog(administrationId)}>
          Ticket indienen
        </Button>
      )}
      {phone !== '' && (
        <p className={styles.phone}>
          {maySubmit ? 'Liever bellen? ' : 'Bel '}
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkClassName}>
            {phone}
          </a>
        </p>
      )}
    </section>
  )
}
