import { contract, type CompanyProfile, type Estimate } from '@klopt/api-client/contract'
import {
  ActivityList,
  Alert,
  AppLink,
  Card,
  DescriptionList,
  linkClassName,
  StatusTimeline,
  useMediaQuery,
  type Activity,
} from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { CircleX, Eye, FileCheck, FilePen, FilePlus, MailWarning, Send, Undo2, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import { today } from '../../app/today.ts'
import * as styles from '../../shared/documents/document-screen.css.ts'
import { paperWords } from '../../shared/selling/paper-words.ts'
import { InvoiceSheet } from '../../shell/invoice-sheet.tsx'
import { estimateDraftOf } from './estimate-draft.ts'
import { estimateEvents, type EstimateEvent } from './estimate-events.ts'
import { EstimateBadge } from './estimate-statuses.tsx'
import { estimateViewOf } from './estimate-view.ts'
import { estimatesBack } from './estimate-filters.ts'
import { estimateMoments } from './estimate-moments.ts'
import { useEstimateActions } from './use-estimate-actions.tsx'
import { ListedHeader } from '../../shell/listed-header.tsx'

export interface SentEstimateProps {
  administrationId: number
  estimate: Estimate
  profile: CompanyProfile
  /** It is a draft again. */
  onTakenBack: () => void
}

/** An estimate that was sent: its paper, how it stands, what happened, what is left of it and what can be done. */
export function SentEstimate({ administrationId, estimate, profile, onTakenBack }: SentEstimateProps) {
  usePageTitle(`Offerte ${estimate.number ?? ''}`)
  const view = useView(administrationId, estimate, profile)
  const { bounced, declined, withdrawn, invoices, deposits } = estimate
  const { layers, ...actions } = useEstimateActions({ administrationId, estimate, onTakenBack })
  const isPhone = useMediaQuery(media.phone)
  const timeline = (
    <StatusTimeline label={`Verloop van offerte ${estimate.number ?? ''}`} moments={estimateMoments(estimate)} />
  )
  return (
    <>
      <ListedHeader
        back={estimatesBack(administrationId)}
        title={`Offerte ${estimate.number ?? ''}`}
        badge={<EstimateBadge status={estimate.status} />}
        description={estimate.contactId !== null && <To {...{ administrationId, estimate }} />}
        {...actions}
      />
      {!isPhone && <div className={styles.timeline}>{timeline}</div>}
      {bounced && estimate.accepted === null && (
        <Alert tone="danger" title={`De offerte kwam niet aan bij ${bounced.recipient}`} className={styles.notice}>
          {bounced.reason} Controleer het e-mailadres van de relatie en verstuur de offerte opnieuw.
        </Alert>
      )}
      {withdrawn && (
        <Alert
          tone="danger"
          title={`${estimate.contactName ?? 'De klant'} herriep de overeenkomst`}
          className={styles.notice}
        >
          {`Een consument mag dat binnen de bedenktijd. ${
            invoices.length + deposits.length > 0
              ? 'Crediteer wat je al factureerde en betaal terug wat al betaald is.'
              : 'Er staat nog niets op een factuur.'
          }`}
        </Alert>
      )}
      {declined && (
        <Alert
          tone="warning"
          title={`${estimate.contactName ?? 'De klant'} wees de offerte af`}
          className={styles.notice}
        >
          {declined.reason === '' ? 'Er is geen reden gegeven.' : declined.reason}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card>
            <Amounts {...{ administrationId, estimate }} />
          </Card>
          {/* On a phone it is higher than wide: the amount comes first. */}
          {isPhone && timeline}
          <Card title="Wat er gebeurde">
            <ActivityList
              label={`Wat er gebeurde met offerte ${estimate.number ?? ''}`}
              activities={estimateEvents(estimate).toReversed().map(activityOf(administrationId))}
            />
          </Card>
        </div>
        <div className={styles.paper}>
          <InvoiceSheet view={view} />
        </div>
      </div>
      {layers}
    </>
  )
}

function To({ administrationId, estimate }: Omit<SentEstimateProps, 'profile' | 'onTakenBack'>) {
  return (
    <>
      <AppLink
        href={administrationAddress(administrationId, 'contacts/$contactId', {
          params: { contactId: estimate.contactId ?? 0 },
        })}
        className={linkClassName}
      >
        {estimate.contactName}
      </AppLink>
      {estimate.reference !== '' && ` · kenmerk ${estimate.reference}`}
    </>
  )
}

function useView(administrationId: number, estimate: Estimate, profile: CompanyProfile) {
  const logo = useQuery(query(contract.settings.logo, { params: { administrationId } })).data?.logo ?? null
  const contact = useQuery({
    ...query(contract.contacts.get, { params: { administrationId, contactId: estimate.contactId ?? 0 } }),
    enabled: estimate.contactId !== null,
  }).data
  return useMemo(
    () =>
      estimateViewOf({
        draft: estimateDraftOf(estimate),
        totals: estimate.totals,
        contact: contact ?? null,
        // It looks as it did when it was sent.
        profile: { ...profile, ...estimate.frozenLook },
        logo,
        today: today(),
        number: estimate.number,
      }),
    [estimate, contact, profile, logo],
  )
}

/** How much of it there is, and once it was accepted how much of that is left to put on an invoice. */
function Amounts({ administrationId, estimate }: Pick<SentEstimateProps, 'administrationId' | 'estimate'>) {
  const { accepted, totals, invoicedCents, leftCents } = estimate
  const { euro: money } = paperWords('nl', estimate.currency).format
  const [label, cents] =
    accepted === null ? ['Totaal inclusief btw', totals.grossCents] : ['Nog te factureren, exclusief btw', leftCents]
  return (
    <>
      <p className={styles.openLabel}>{label}</p>
      <p className={styles.openAmount}>{money(cents)}</p>
      <DescriptionList
        className={styles.facts}
        items={[
          { term: 'Exclusief btw', details: money(totals.netCents) },
          // Until it is accepted that is the amount above.
          ...(accepted === null
            ? []
            : [
                { term: 'Inclusief btw', details: money(totals.grossCents) },
                { term: 'Op facturen', details: money(invoicedCents) },
              ]),
          ...depositFacts(administrationId, estimate),
          { term: 'Offertedatum', details: formatDateShort(estimate.estimateDate) },
          { term: 'Geldig tot en met', details: formatDateShort(estimate.validUntil) },
          ...reminderFacts(estimate),
        ]}
      />
    </>
  )
}

/** When the customer was reminded, or is going to be as long as an answer is awaited. */
function reminderFacts({ status, remindOn, remindedAt }: Estimate) {
  const isAwaited = status === 'sent' || status === 'viewed'
  if (remindOn === null || (remindedAt === null && !isAwaited)) return []
  return [{ term: remindedAt === null ? 'Herinnering op' : 'Herinnerd op', details: formatDateShort(remindOn) }]
}

/** What was asked in advance, each with its invoice. */
function depositFacts(administrationId: number, { deposits }: Estimate) {
  return deposits.map(({ id: invoiceId, number, grossCents }) => ({
    term: 'Aanbetaling',
    details: (
      <>
        <AppLink
          href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } })}
          className={linkClassName}
        >
          {number ?? 'Concept'}
        </AppLink>{' '}
        {formatEuro(grossCents)}
      </>
    ),
  }))
}

const icons: Record<EstimateEvent['kind'], LucideIcon> = {
  started: FilePen,
  sent: Send,
  bounced: MailWarning,
  viewed: Eye,
  accepted: FileCheck,
  declined: CircleX,
  withdrawn: Undo2,
  invoiced: FilePlus,
}

const activityOf =
  (administrationId: number) =>
  ({ key, kind, text, detail, at, invoiceId }: EstimateEvent): Activity => ({
    id: key,
    icon: icons[kind],
    moment: at,
    ...(detail !== undefined && { details: detail }),
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
