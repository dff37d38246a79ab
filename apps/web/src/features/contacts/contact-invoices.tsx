import { contract } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Card, Icon, linkClassName, Skeleton } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { FilePlus } from 'lucide-react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'
import { useMayChange } from '../../app/session/use-write-block.ts'
import * as styles from './contact-screen.css.ts'

const SHOWN_INVOICES = 5

/** What a contact owes, and the newest of its invoices. */
export function ContactInvoices({ administrationId, contactId }: { administrationId: number; contactId: number }) {
  const invoices = useQuery(
    query(contract.invoices.list, { params: { administrationId }, query: { contactId: String(contactId) } }),
  )
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  const items = invoices.data?.items.slice(0, SHOWN_INVOICES) ?? []
  return (
    <aside className={styles.aside} aria-label="Facturen van deze relatie">
      <Card
        title="Facturen"
        padding="none"
        aside={
          items.length > 0 && (
            <AppLink
              href={administrationAddress(administrationId, 'invoices', { search: { contactId } })}
              className={linkClassName}
            >
              Alle facturen
            </AppLink>
          )
        }
      >
        <dl className={styles.open}>
          <dt className={styles.openLabel}>Nog te ontvangen</dt>
          <dd className={styles.openAmount}>
            {invoices.data?.totals ? (
              formatEuro(invoices.data.totals.openCents)
            ) : (
              <Skeleton width="120px" height="24px" />
            )}
          </dd>
        </dl>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <AppLink
                href={administrationAddress(administrationId, 'invoices/$invoiceId', {
                  params: { invoiceId: item.id },
                })}
                className={styles.invoice}
              >
                <span className={styles.invoiceWords}>
                  <span className={styles.invoiceNumber}>{item.number ?? 'Concept'}</span>
                  <span className={styles.invoiceDate}>{formatDateShort(item.invoiceDate)}</span>
                </span>
                <span className={styles.invoiceFigures}>
                  {formatEuro(item.grossCents)}
                  <StatusBadge status={item.status} />
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
        {mayAdd && (
          <div className={styles.asideFoot}>
            <AppLink
              href={administrationAddress(administrationId, 'invoices/$invoiceId', {
                params: { invoiceId: 'new' },
                search: { contactId },
              })}
              className={buttonClassName({ fullWidth: true })}
            >
              <Icon of={FilePlus} />
              Factuur maken
            </AppLink>
          </div>
        )}
      </Card>
    </aside>
  )
}
