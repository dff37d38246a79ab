import { contract, type ShownYear } from '@klopt/api-client/contract'
import { Alert, AppLink, Button, Card, Confirm, Icon, linkClassName, toast } from '@klopt/ui'
import { formatDateLong, formatAmount } from '@klopt/validators'
import { ArrowLeftRight, BookOpen, Lock, LockOpen } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { entryHref } from '../../app/routing/hrefs.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './fiscal-years.css.ts'
import { ApprovalReason } from '../../shell/approvals/approval-reason.tsx'
import { useApprovalWaits } from '../../shell/approvals/use-approval-waits.ts'
import { WithoutApproval } from '../../shell/approvals/without-approval.tsx'
import { ReopenModal } from './reopen-modal.tsx'
import { resultGoes } from './result-goes.ts'
import { openNotices } from './year-states.ts'

export interface CloseCardProps {
  administrationId: number
  shownYear: ShownYear
}

/** What closing a year does to the equity, and closing it or opening it again. */
export function CloseCard({ administrationId, shownYear }: CloseCardProps) {
  const { name, state, closing, blockReason, to } = shownYear
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  return (
    <Card
      title={state === 'closed' ? 'Wat afsluiten deed' : 'Wat afsluiten doet'}
      aside={state === 'closed' ? undefined : 'zoals het nu staat'}
    >
      <div className={styles.status}>
        <Equity shownYear={shownYear} />
        {shownYear.division.length > 0 && (
          <>
            <Division division={shownYear.division} />
            <p className={styles.muted}>
              Elke dag van het jaar telt even zwaar en wordt verdeeld onder wie toen vennoot was.
            </p>
          </>
        )}
        {state !== 'closed' && <Effects administrationId={administrationId} to={to} nextYear={shownYear.year + 1} />}
        {closing && (
          <p className={styles.muted}>
            Afgesloten{closing.closedBy === null ? '' : ` door ${closing.closedBy}`}.{' '}
            {closing.entryId !== null && (
              <AppLink href={entryHref(administrationId, closing.entryId)} className={linkClassName}>
                Boeking bekijken
              </AppLink>
            )}
          </p>
        )}
        {mayChange && state === 'open' && <CloseButton administrationId={administrationId} shownYear={shownYear} />}
        {mayChange && shownYear.mayReopen && <ReopenButton administrationId={administrationId} shownYear={shownYear} />}
        {blockReason !== null && <p className={styles.muted}>{blockReason}</p>}
        {state !== 'running' && (
          <p className={styles.muted}>
            Alleen wie mag boekhouden kan een jaar weer openen, met een reden. De cijfers van {name} blijven te lezen.
          </p>
        )}
      </div>
    </Card>
  )
}

function Equity({ shownYear: { from, to, name, equity } }: Pick<CloseCardProps, 'shownYear'>) {
  const { startCents, resultCents, movements, endCents } = equity
  return (
    <dl className={styles.sums}>
      <Sum term={`Vermogen ${formatDateLong(from)}`}>{startCents === 0 ? '–' : formatAmount(startCents)}</Sum>
      <Sum term={`${resultCents < 0 ? 'Verlies' : 'Winst'} ${name}`}>{signed(resultCents)}</Sum>
      {movements.map(({ accountId, name: account, cents }) => (
        <Sum key={accountId} term={account}>
          {signed(cents)}
        </Sum>
      ))}
      <div className={`${styles.sum} ${styles.outcome}`}>
        <dt>Vermogen {formatDateLong(to)}</dt>
        <dd className={`${styles.amount} ${styles.outcomeAmount}`}>€ {formatAmount(endCents)}</dd>
      </div>
    </dl>
  )
}

/** What each partner gets of the result, and of what that is made. */
function Division({ division }: Pick<ShownYear, 'division'>) {
  return (
    <dl className={styles.sums} aria-label="Verdeling over de vennoten">
      {division.map(({ partnerId, name, interestCents, labourFeeCents, shareCents }) => (
        <Sum
          key={partnerId}
          term={`${name} (rente ${formatAmount(interestCents)}, arbeid ${formatAmount(labourFeeCents)}, aandeel ${formatAmount(shareCents)})`}
        >
          {signed(interestCents + labourFeeCents + shareCents)}
        </Sum>
      ))}
    </dl>
  )
}

const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${formatAmount(cents)}`

function Sum({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.sum}>
      <dt>{term}</dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  )
}

interface EffectsProps {
  administrationId: number
  to: string
  nextYear: number
}

function Effects({ administrationId, to, nextYear }: EffectsProps) {
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } })).data
  return (
    <ul className={styles.effects}>
      <li className={styles.effect}>
        <Icon of={ArrowLeftRight} />
        {resultGoes(profile?.legalForm)}. Dat is één boeking op {formatDateLong(to)}.
      </li>
      <li className={styles.effect}>
        <Icon of={Lock} />
        Boekingen t/m {formatDateLong(to)} liggen daarna vast. Wat later komt, telt daarna; je ziet dat vooraf.
      </li>
      <li className={styles.effect}>
        <Icon of={BookOpen} />
        De winst-en-verliesrekening blijft te lezen, en {nextYear} begint met deze balans.
      </li>
    </ul>
  )
}

function CloseButton({ administrationId, shownYear }: CloseCardProps) {
  const { year, name, to, mayClose, blockReason } = shownYear
  const notices = openNotices(shownYear.checks)
  const [asks, setAsks] = useState(false)
  const [reason, setReason] = useState('')
  const [wasAsked, setWasAsked] = useState(false)
  const waits = useApprovalWaits(administrationId, 'year', String(year))
  const lacksReason = waits !== null && reason.trim() === ''
  const closing = useWrite(contract.fiscalYears.close, { errors: 'screen' })
  const close = (approvalReason?: string) =>
    closing
      .mutateAsync({
        params: { administrationId, year },
        body: approvalReason === undefined ? {} : { approvalReason },
      })
      // The reason stands in the card, so the question has nothing more to ask.
      .then(
        () => void toast.success(`Boekjaar ${name} is afgesloten.`),
        () => undefined,
      )
  return (
    <>
      {closing.error && <Alert tone="danger">{closing.error.message}</Alert>}
      <WithoutApproval
        error={closing.error}
        button="Zonder akkoord afsluiten"
        isPending={closing.isPending}
        onGo={(reason) => void close(reason)}
      />
      {notices !== null && mayClose && <p className={styles.muted}>{notices}</p>}
      <Button
        variant="primary"
        icon={Lock}
        fullWidth
        disabled={!mayClose}
        title={blockReason ?? undefined}
        onClick={() => setAsks(true)}
      >
        {name} afsluiten
      </Button>
      <Confirm
        open={asks}
        // Without its reason it was not done: the question stays.
        onClose={({ reason: how }) => {
          if (how !== 'choice' || !lacksReason) setAsks(false)
        }}
        onConfirm={() => {
          setWasAsked(true)
          if (lacksReason) return undefined
          return close(waits === null ? undefined : reason.trim())
        }}
        title={`Boekjaar ${name} afsluiten`}
        confirmLabel={waits === null ? `${name} afsluiten` : `${name} zonder akkoord afsluiten`}
        careful={waits !== null}
      >
        {waits !== null && <ApprovalReason {...{ waits, reason }} isMissing={wasAsked} onChange={setReason} />}
        {notices !== null && <Alert tone="warning">{notices}</Alert>}
        <p>Het resultaat wordt geboekt op {formatDateLong(to)} en de boekingen t/m die dag liggen daarna vast.</p>
      </Confirm>
    </>
  )
}

function ReopenButton({ administrationId, shownYear }: CloseCardProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button icon={LockOpen} fullWidth onClick={() => setAsks(true)}>
        {shownYear.name} weer openen
      </Button>
      {asks && <ReopenModal administrationId={administrationId} shownYear={shownYear} onClose={() => setAsks(false)} />}
    </>
  )
}
