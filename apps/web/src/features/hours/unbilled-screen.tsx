import { contract } from '@klopt/api-client/contract'
import { Button, Card, EmptyState, PageHeader, Skeleton } from '@klopt/ui'
import { formatDateShort, formatDuration, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { HoursTabs } from './hours-tabs.tsx'
import * as styles from './hours.css.ts'
import { colourOf } from './project-colours.ts'
import { ToInvoiceModal } from './to-invoice-modal.tsx'
import type { UnbilledCustomer } from './unbilled-customer.ts'

/** The hours that wait to be invoiced, by customer, each one press from a draft. */
export function UnbilledScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Te factureren')
  const { data, isError, error, refetch } = useQuery(
    query(contract.hours.unbilled, { params: { administrationId }, query: {} }),
  )
  const [chosen, setChosen] = useState<UnbilledCustomer | null>(null)
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Te factureren"
        description={data && data.length > 0 ? sumOf(data) : 'Uren die nog op geen factuur staan'}
      />
      <HoursTabs administrationId={administrationId} current="unbilled" />
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height="200px" />}
      {data?.length === 0 && (
        <EmptyState icon={Timer} title="Niets te factureren">
          Hier komen de uren van je klanten die nog op geen factuur staan.
        </EmptyState>
      )}
      {data?.map((customer) => (
        <CustomerCard
          key={customer.contact.id}
          customer={customer}
          onInvoice={mayChange ? () => setChosen(customer) : undefined}
        />
      ))}
      {chosen && (
        <ToInvoiceModal administrationId={administrationId} customer={chosen} onClose={() => setChosen(null)} />
      )}
    </div>
  )
}

/** '4 klanten · 242:55 uur · € 20.033,33 zonder btw, voor afronding'. */
function sumOf(customers: readonly UnbilledCustomer[]): string {
  const count = customers.length === 1 ? '1 klant' : `${customers.length} klanten`
  const seconds = customers.reduce((sum, customer) => sum + customer.seconds, 0)
  const cents = customers.reduce((sum, customer) => sum + customer.cents, 0)
  return `${count} · ${formatDuration(seconds)} uur · ${formatEuro(cents)} zonder btw, voor afronding`
}

function CustomerCard({ customer, onInvoice }: { customer: UnbilledCustomer; onInvoice: (() => void) | undefined }) {
  const { contact, seconds, cents, waitingSeconds, projects } = customer
  return (
    <Card
      title={contact.name}
      aside={
        onInvoice &&
        projects.length > 0 && (
          <Button size="small" onClick={onInvoice}>
            Factuur maken
          </Button>
        )
      }
      padding="none"
    >
      <ul className={styles.lines}>
        {projects.map((project) => (
          <li key={project.id} className={styles.line}>
            <span className={styles.colour} style={{ backgroundColor: colourOf(project.colour) }} />
            <span className={styles.work}>
              <span className={styles.what}>{project.name}</span>
              <span className={styles.note}>
                {formatDateShort(project.from)} t/m {formatDateShort(project.to)}
              </span>
            </span>
            <Worth {...project} />
          </li>
        ))}
      </ul>
      {(projects.length !== 1 || waitingSeconds > 0) && (
        <p className={styles.total}>
          <span>
            Samen
            {waitingSeconds > 0 && (
              <span className={styles.muted}> · nog {formatDuration(waitingSeconds)} niet goedgekeurd</span>
            )}
          </span>
          <Worth {...{ seconds, cents }} />
        </p>
      )}
    </Card>
  )
}

/** Beside each other, and on a phone the hours under what they come to, so that a name has room. */
function Worth({ seconds, cents }: { seconds: number; cents: number }) {
  return (
    <span className={styles.worth}>
      <span className={styles.hours}>{formatDuration(seconds)}</span>
      <span className={styles.amount}>{formatEuro(cents)}</span>
    </span>
  )
}
