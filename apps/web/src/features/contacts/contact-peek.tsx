import { contract } from '@klopt/api-client/contract'
import { AppLink, Badge, buttonClassName, DescriptionList, linkClassName, Skeleton } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePermissions } from '../../app/session/use-permissions.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today as todayNow } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import * as styles from '../../shared/lists/document-peek.css.ts'
import { EmailText } from '../../shared/look/email-text.tsx'
import { AGES } from './contact-ages.tsx'
import { late } from './contacts-screen.css.ts'
import { contactHref, type ContactRow } from './contact-columns.tsx'
import { eventText } from './contact-events.ts'
import { termOf } from './contact-facts.ts'
import { agesHref } from './contact-figures.tsx'
import { contactAges, habitWords } from './contact-money.ts'

interface ContactPeekProps {
  administrationId: number
  row: ContactRow
}

/** A contact looked into from the list: what is open and how long already, how they pay, and what happened last. */
export function ContactPeek({ administrationId, row }: ContactPeekProps) {
  const held = usePermissions(administrationId)
  return (
    <>
      <div className={styles.head}>
        <span className={styles.kind}>Openstaand</span>
        {row.lateCents > 0 && <Badge tone="danger">{formatEuro(row.lateCents)} te laat</Badge>}
      </div>
      <p className={styles.contact}>{row.name}</p>
      <p className={styles.amount}>{formatEuro(row.openCents)}</p>
      {/* The report that ages come from is for who does the books. */}
      {row.openCents !== 0 && held.includes('ACCOUNTING') && <Ages {...{ administrationId, row }} />}
      <Facts {...{ administrationId, row }} />
    </>
  )
}

function Ages({ administrationId, row }: ContactPeekProps) {
  const today = todayNow()
  const { data, isError } = useQuery(
    query(contract.reports.agedReceivables, { params: { administrationId }, query: { asOf: today } }),
  )
  if (isError) return null
  // Beside a list five ages have no room next to each other: those of which something is open, under each other.
  const ages = data && contactAges(data, row.id)
  return (
    <ul className={styles.events}>
      {AGES.filter(({ id }) => ages?.[id]).map(({ id, label }) => (
        <li key={id} className={styles.event}>
          <AppLink
            href={agesHref({ administrationId, contactId: row.id }, today, id)}
            className={id === 'notDueCents' ? linkClassName : late}
          >
            {id === 'notDueCents' ? label : `${label} te laat`}
          </AppLink>
          <span className={styles.figure}>{ages && formatEuro(ages[id])}</span>
        </li>
      ))}
    </ul>
  )
}

const SHOWN_EVENTS = 3

function Facts({ administrationId, row }: ContactPeekProps) {
  const params = { administrationId, contactId: row.id }
  const contact = useQuery(query(contract.contacts.get, { params }))
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  const activity = useQuery(query(contract.contacts.activity, { params }))
  const term = contact.data && termOf(contact.data.paymentTermDays, profile.data?.paymentTermDays)
  const habits = activity.data && habitWords(activity.data)
  const told = (text: string | null | undefined) => text ?? <Skeleton width="6em" height="0.7em" />
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Betaaltermijn', details: told(contact.data ? (term ?? '–') : undefined) },
          { term: 'Betaalt gemiddeld na', details: told(habits?.paysAfter) },
          { term: 'Laatste betaling', details: told(habits?.lastPaid) },
          { term: 'Plaats', details: row.city || '–' },
          { term: 'E-mailadres', details: row.emailAddress === null ? '–' : <EmailText text={row.emailAddress} /> },
        ]}
      />
      <ul className={styles.events}>
        {activity.data?.items.slice(0, SHOWN_EVENTS).map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- what happened has no id, and is only shown
          <li key={index} className={styles.event}>
            <span>{eventText(event)}</span>
            <span className={styles.muted}>{formatDateShort(event.date)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is done with a contact from the list: an invoice, or all there is of them. */
export function ContactPeekActions({ administrationId, row }: ContactPeekProps) {
  const mayInvoice = useMayChange(administrationId, { permission: 'BOOKING' })
  return (
    <>
      {mayInvoice && (
        <AppLink
          href={administrationAddress(administrationId, 'invoices/$invoiceId', {
            params: { invoiceId: 'new' },
            search: { contactId: row.id },
          })}
          className={buttonClassName({ variant: 'primary' })}
        >
          Factuur maken
        </AppLink>
      )}
      <AppLink href={contactHref(administrationId, row)} className={buttonClassName()}>
        Relatie openen
      </AppLink>
    </>
  )
}
