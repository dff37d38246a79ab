import type { RecurringInvoice } from '@klopt/api-client/contract'
import { intervalText, withoutPeriod } from '@klopt/bookkeeping/documents'
import { Alert, AppLink, Card, DescriptionList, linkClassName } from '@klopt/ui'
import { formatDateLong, formatDateShort, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import * as document from '../../shared/documents/document-screen.css.ts'
import { foreignText } from '../../shared/lists/foreign-text.ts'
import { paperWords } from '../../shared/selling/paper-words.ts'
import { NextTwelve } from './next-twelve.tsx'
import { dayAndPeriod } from './period-words.ts'
import * as styles from './recurring.css.ts'
import { recurringBack } from './recurring-filters.ts'
import { useRecurringActions } from './recurring-actions.tsx'
import { RecurringBadge } from './recurring-statuses.tsx'
import { ListedHeader } from '../../shell/listed-header.tsx'

export interface RunningRecurringProps {
  administrationId: number
  recurring: RecurringInvoice
  /** It stands otherwise now. */
  onChanged: () => void
}

/** One that runs or has ended: how it stands, what it made, and what comes. */
export function RunningRecurring({ administrationId, recurring, onChanged }: RunningRecurringProps) {
  const { contactName, held, cancellation, serviceUntil, status } = recurring
  const title = `Herhaalfactuur voor ${contactName ?? 'een relatie'}`
  usePageTitle(title)
  const { answers, ...actions } = useRecurringActions({ administrationId, recurring, onChanged })
  const made = (
    <Card title="Gemaakte facturen">
      <Runs administrationId={administrationId} runs={recurring.runs} />
    </Card>
  )
  return (
    <>
      <ListedHeader
        back={recurringBack(administrationId)}
        title={title}
        badge={<RecurringBadge status={status} isHeld={held !== null} />}
        description={withoutPeriod(recurring.reference)}
        {...actions}
      />
      {held && (
        <Alert
          tone="danger"
          title={`De factuur van ${formatDateLong(held.from)} is niet gemaakt`}
          className={document.notice}
        >
          {held.reason} Klopt probeert het elk uur opnieuw.
        </Alert>
      )}
      {cancellation && (
        <Alert
          tone="warning"
          title={`${contactName ?? 'De klant'} ${serviceUntil === null ? 'wil opzeggen' : 'heeft opgezegd'}`}
          className={document.notice}
          action={answers}
        >
          {serviceUntil !== null &&
            `Het stopt met ${formatDateLong(serviceUntil)}; dat is het recht van een consument. `}
          {cancellation.reason === '' ? 'Er is geen reden gegeven.' : cancellation.reason}
        </Alert>
      )}
      <div className={document.columns}>
        <div className={document.side}>
          <Card>
            <Facts recurring={recurring} />
          </Card>
          {status !== 'ended' && made}
        </div>
        <div className={document.paper}>
          {status === 'ended' ? (
            made
          ) : (
            <Card title="De volgende twaalf">
              <NextTwelve
                administrationId={administrationId}
                recurringInvoiceId={recurring.id}
                currency={recurring.currency}
              />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function Facts({ recurring }: { recurring: RecurringInvoice }) {
  const { totals, schedule, mode, nextOn, pausedOn, runs, serviceUntil } = recurring
  return (
    <>
      <p className={document.openLabel}>Per keer, inclusief btw</p>
      <p className={document.openAmount}>{paperWords('nl', recurring.currency).format.euro(totals.grossCents)}</p>
      <DescriptionList
        className={document.facts}
        items={[
          { term: 'Hoe vaak', details: intervalText(schedule) },
          // Once there are some the list below tells of the first, and this is when its present terms began.
          ...(runs.length > 0 ? [] : [{ term: 'Eerste factuur', details: formatDateShort(schedule.startsOn) }]),
          ...(schedule.endsOn == null ? [] : [{ term: 'Laatste dag', details: formatDateShort(schedule.endsOn) }]),
          ...(serviceUntil === null ? [] : [{ term: 'Opgezegd, stopt met', details: formatDateShort(serviceUntil) }]),
          ...(nextOn === null ? [] : [{ term: 'Volgende factuur', details: formatDateShort(nextOn) }]),
          ...(pausedOn === null ? [] : [{ term: 'Gepauzeerd sinds', details: formatDateShort(pausedOn) }]),
          { term: 'Elke factuur', details: mode === 'send' ? 'wordt verstuurd' : 'staat klaar als concept' },
        ]}
      />
    </>
  )
}

function Runs({ administrationId, runs }: { administrationId: number; runs: RecurringInvoice['runs'] }) {
  if (runs.length === 0) return <p className={styles.muted}>Er zijn nog geen facturen gemaakt.</p>
  return (
    <ol className={styles.rows}>
      {runs.map(({ from, text, invoiceId, number, grossCents, ...foreign }) => (
        <li key={from} className={styles.row}>
          <span className={styles.words}>
            {invoiceId === null ? (
              <span>Overgeslagen</span>
            ) : (
              <AppLink
                href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } })}
                className={linkClassName}
              >
                {number === null ? 'Concept' : `Factuur ${number}`}
              </AppLink>
            )}
            <span className={styles.muted}>{dayAndPeriod(from, text)}</span>
          </span>
          <span className={styles.amount}>
            {grossCents === null ? '' : (foreignText(foreign) ?? formatEuro(grossCents))}
          </span>
        </li>
      ))}
    </ol>
  )
}
