import { contract, type Invoice, type ReminderLetter } from '@klopt/api-client/contract'
import {
  ActivityList,
  Alert,
  AppLink,
  Badge,
  Card,
  DescriptionList,
  linkClassName,
  StatusTimeline,
  useMediaQuery,
  type Activity,
} from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { formatDateShort, formatDecimal, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import {
  BanknoteArrowDown,
  BellRing,
  CircleAlert,
  Clock,
  Eye,
  FileCheck,
  FilePen,
  Send,
  Undo2,
  type LucideIcon,
  MailWarning,
} from 'lucide-react'
import { useMemo } from 'react'
import { today } from '../../app/today.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import * as styles from '../../shared/documents/document-screen.css.ts'
import { AttachmentsCard } from './attachments-card.tsx'
import { InvoiceHours } from './invoice-hours.tsx'
import { invoiceEvents, type InvoiceEvent } from './invoice-events.ts'
import { invoiceMoments } from './invoice-moments.ts'
import { isBounced } from './main-deed.ts'
import { isMailLeaving, mailNotice } from './mail-notice.ts'
import { invoicesBack } from './invoices-search.ts'
import { useFinalActions } from './use-final-actions.tsx'
import { paperWords } from '../../shared/selling/paper-words.ts'
import { frozenPaper } from '@klopt/bookkeeping/documents'
import { InvoiceSheet } from '../../shell/invoice-sheet.tsx'
import { ReminderCard } from '../../shell/reminders/reminder-card.tsx'
import { StatusBadge } from '../../shared/invoices/status-badge.tsx'
import { ListedHeader } from '../../shell/listed-header.tsx'

/** How often it is looked whether a mail has left. */
const POLL_MS = 2_000

/** Nothing is asked with one of these any more. */
const SETTLED: ReadonlySet<Invoice['status']> = new Set(['paid', 'credited', 'written_off'])

export interface FinalInvoiceProps {
  administrationId: number
  invoice: Invoice
}

/** A final invoice: its paper, how it stands, what happened and what can be done. */
export function FinalInvoice({ administrationId, invoice }: FinalInvoiceProps) {
  const kind = invoice.kind === 'credit_invoice' ? 'Creditfactuur' : invoice.isDeposit ? 'Aanbetaling' : 'Factuur'
  usePageTitle(`${kind} ${invoice.number ?? ''}`)
  const view = useMemo(() => invoice.paper && frozenPaper(invoice, invoice.paper), [invoice])
  const notice = mailNotice(invoice)
  const { layers, ...actions } = useFinalActions(administrationId, invoice)
  // What it finds reaches this screen through the query that gave it the invoice.
  useQuery({
    ...query(contract.invoices.get, { params: { administrationId, invoiceId: invoice.id } }),
    refetchInterval: ({ state }) => state.data !== undefined && isMailLeaving(state.data) && POLL_MS,
    meta: { errors: 'screen' },
  })
  const letters = useLetters(administrationId, invoice)
  const isPhone = useMediaQuery(media.phone)
  const timeline = (
    <StatusTimeline
      label={`Verloop van ${kind.toLowerCase()} ${invoice.number ?? ''}`}
      moments={invoiceMoments(invoice, today())}
    />
  )
  return (
    <>
      <ListedHeader
        back={invoicesBack(administrationId)}
        title={`${kind} ${invoice.number ?? ''}`}
        badge={<StatusBadge status={invoice.status} isBounced={isBounced(invoice)} />}
        description={
          invoice.contactId !== null && (
            <>
              <AppLink
                href={administrationAddress(administrationId, 'contacts/$contactId', {
                  params: { contactId: invoice.contactId },
                })}
                className={linkClassName}
              >
                {invoice.contactName}
              </AppLink>
              {invoice.reference !== '' && ` · kenmerk ${invoice.reference}`}
            </>
          )
        }
        {...actions}
      />
      {!isPhone && <div className={styles.timeline}>{timeline}</div>}
      {notice && (
        <Alert tone={notice.tone} title={notice.title} className={styles.notice}>
          {notice.text}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card>
            <p className={styles.openLabel}>{invoice.kind === 'invoice' ? 'Nog te ontvangen' : 'Nog te verrekenen'}</p>
            <p className={styles.openAmount}>{openText(invoice)}</p>
            {invoice.collectionDate !== null && (
              <p className={styles.openNote}>
                <Badge tone="info">Wordt geïncasseerd op {formatDateShort(invoice.collectionDate)}</Badge>
              </p>
            )}
            <DescriptionList items={factsOf(invoice, administrationId)} className={styles.facts} />
          </Card>
          {/* On a phone it is higher than wide: the amount comes first. */}
          {isPhone && timeline}
          {invoice.kind === 'invoice' && <ReminderCard administrationId={administrationId} invoice={invoice} />}
          <InvoiceHours administrationId={administrationId} invoiceId={invoice.id} />
          <Card title="Wat er gebeurde">
            <ActivityList
              label={`Wat er gebeurde met ${kind.toLowerCase()} ${invoice.number ?? ''}`}
              activities={invoiceEvents(invoice, letters).toReversed().map(activityOf(administrationId))}
            />
          </Card>
          <AttachmentsCard
            administrationId={administrationId}
            invoiceId={invoice.id}
            isSettled={SETTLED.has(invoice.status)}
          />
        </div>
        <div className={styles.paper}>{view && <InvoiceSheet view={view} />}</div>
      </div>
      {layers}
    </>
  )
}

/** The reminders of an invoice; a credit invoice has none. */
function useLetters(administrationId: number, { id: invoiceId, kind }: Invoice): readonly ReminderLetter[] {
  const input = { params: { administrationId, invoiceId } }
  const { data } = useQuery({ ...query(contract.reminders.ofInvoice, input), enabled: kind === 'invoice' })
  return data?.letters ?? []
}

const amountIn = ({ currency }: Invoice, amount: number): string => paperWords('nl', currency).format.euro(amount)

/** What is open of it in its own currency; of what was paid a word, since a large zero looks like an amount. */
function openText(invoice: Invoice): string {
  if (invoice.openCents === 0 && (invoice.openForeign ?? 0) === 0) return 'Niets' // zero: in euros alone
  return invoice.openForeign === null ? formatEuro(invoice.openCents) : amountIn(invoice, invoice.openForeign)
}

/** What an invoice in another currency is booked as. */
function inEuros({ inEuros: euros, exchangeRate, currency, openCents }: Invoice) {
  if (euros === null || !exchangeRate) return []
  return [
    { term: 'In euro', details: formatEuro(euros.grossCents) },
    ...(openCents === 0 ? [] : [{ term: 'Open in euro', details: formatEuro(openCents) }]),
    { term: 'Koers', details: `€ 1 = ${formatDecimal(exchangeRate)} ${currency}` },
  ]
}

function factsOf(invoice: Invoice, administrationId: number) {
  return [
    { term: 'Bedrag', details: amountIn(invoice, invoice.totals.grossCents) },
    ...inEuros(invoice),
    { term: 'Factuurdatum', details: formatDateShort(invoice.invoiceDate) },
    ...(invoice.kind === 'invoice' ? [{ term: 'Vervaldatum', details: formatDateShort(invoice.dueDate) }] : []),
    ...standsOn(invoice, administrationId),
    ...(invoice.journalEntryId === null
      ? []
      : [
          {
            term: 'Boeking',
            details: (
              <AppLink
                href={administrationAddress(administrationId, 'ledger/entries/$entryId', {
                  params: { entryId: invoice.journalEntryId },
                })}
                className={linkClassName}
              >
                In het verkoopboek
              </AppLink>
            ),
          },
        ]),
  ]
}

/** Of a deposit: the invoice that takes it off. */
function standsOn({ kind, isDeposit, depositStandsOn: on }: Invoice, administrationId: number) {
  if (isDeposit !== true || kind !== 'invoice') return []
  if (on === null) return [{ term: 'Verrekend op', details: 'Nog geen eindfactuur' }]
  const href = administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: on.invoiceId } })
  const details = (
    <AppLink href={href} className={linkClassName}>
      {on.number === null ? 'Conceptfactuur' : `Factuur ${on.number}`}
    </AppLink>
  )
  return [{ term: 'Verrekend op', details }]
}

const icons: Record<InvoiceEvent['kind'], LucideIcon> = {
  started: FilePen,
  final: FileCheck,
  sent: Send,
  queued: Clock,
  failed: CircleAlert,
  bounced: MailWarning,
  viewed: Eye,
  reminded: BellRing,
  paid: BanknoteArrowDown,
  returned: Undo2,
  credited: Undo2,
}

const activityOf =
  (administrationId: number) =>
  ({ key, kind, text, at, invoiceId }: InvoiceEvent): Activity => ({
    id: key,
    icon: icons[kind],
    moment: at,
    text:
      invoiceId === undefined ? (
        text
      ) : (
        <AppLink
          href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } })}
          className={linkClassName}
        >
          {text}
        </AppLink>
      ),
  })
