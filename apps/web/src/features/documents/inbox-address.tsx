import { contract } from '@klopt/api-client/contract'
import { CopyButton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import * as styles from './inbox-screen.css.ts'

/** The address that suppliers and oneself can mail invoices to; nothing where this server takes no mail. */
export function InboxAddress({ administrationId }: { administrationId: number }) {
  const inbox = useQuery(query(contract.documents.inbox, { params: { administrationId } }))
  const address = inbox.data?.emailAddress
  if (!address) return null
  return (
    <p className={styles.address}>
      Of mail ze naar <span className={styles.addressText}>{address}</span>
      <CopyButton value={address} label="E-mailadres" />
    </p>
  )
}
