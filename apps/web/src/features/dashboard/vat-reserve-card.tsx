import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, Card, Progress } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { nearPeriod } from '../../shared/dates/near-words.ts'
import * as rows from '../../shared/look/deed-rows.css.ts'
import * as styles from './dashboard.css.ts'
import { SetAsideModal } from './set-aside-modal.tsx'
import { returnDue } from './stat-details.ts'
import { vatReserve } from './vat-reserve.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.get>

export interface VatReserveCardProps {
  administrationId: number
  dashboard: Pick<Dashboard, 'vat' | 'bank'>
  today: string
}

/** How much of the VAT that is owed lies ready, and what is still to be put aside. */
export function VatReserveCard(props: VatReserveCardProps) {
  const period = nearPeriod(props.dashboard.vat.periodLabel, props.today)
  return (
    <Card title="Btw opzij" aside={<span className={rows.detail}>{period}</span>}>
      <div className={styles.reserve}>
        <Reserve {...props} />
      </div>
    </Card>
  )
}

function Reserve({ administrationId, dashboard, today }: VatReserveCardProps) {
  const { vat, bank } = dashboard
  const reserve = vatReserve(vat)
  const due = returnDue(vat.dueDate, today)
  if (reserve.kind === 'nothing') {
    return (
      <p className={styles.reserveWords}>
        {reserve.backCents > 0
          ? `Je krijgt ${formatEuro(reserve.backCents)} terug, dus er hoeft niets opzij.`
          : 'Er is nu geen btw te betalen.'}{' '}
        <span className={rows.detail}>{due}</span>
      </p>
    )
  }
  if (reserve.kind === 'bank') {
    return (
      <>
        <Amount cents={vat.setAsideCents} beside={`van ${formatEuro(bank.balanceCents)} op de bank`} />
        <Bar
          label="Btw in wat er op de bank staat"
          cents={vat.setAsideCents}
          ofCents={bank.balanceCents}
          tone="warning"
        />
        <div className={styles.reserveFoot}>
          <Words title="Zet het op een spaarrekening" detail={`dan weet je wat van jou is; ${due}`} />
          <NewSavings administrationId={administrationId} />
        </div>
      </>
    )
  }
  const { asideCents, missingCents } = reserve
  return (
    <>
      <Amount cents={asideCents} beside={`van ${formatEuro(vat.setAsideCents)}`} />
      <Bar label="Btw die opzij staat" cents={asideCents} ofCents={vat.setAsideCents} tone="accent" />
      <p className={rows.detail}>op {vat.savings?.name}</p>
      <div className={styles.reserveFoot}>
        <Words
          title={missingCents > 0 ? `Nog ${formatEuro(missingCents)} opzij` : 'Alles staat opzij'}
          detail={due}
          tone={missingCents > 0 ? 'warning' : 'success'}
        />
        {missingCents > 0 && vat.savings && <SetAside savings={vat.savings} cents={missingCents} />}
      </div>
    </>
  )
}

const Amount = ({ cents, beside }: { cents: number; beside: string }) => (
  <p className={styles.reserveAmount}>
    <strong className={styles.reserveFigure}>{formatEuro(cents)}</strong>
    <span className={rows.detail}>{beside}</span>
  </p>
)

interface BarProps {
  label: string
  cents: number
  ofCents: number
  tone: 'accent' | 'warning'
}

const Bar = ({ label, cents, ofCents, tone }: BarProps) => (
  <Progress
    label={label}
    labelHidden
    tone={tone}
    value={cents}
    max={Math.max(ofCents, cents)}
    valueText={`${formatEuro(cents)} van ${formatEuro(ofCents)}`}
  />
)

interface WordsProps {
  title: string
  detail: string
  tone?: 'warning' | 'success'
}

const Words = ({ title, detail, tone }: WordsProps) => (
  <p className={rows.words}>
    <span className={tone ? styles.reserveTone[tone] : rows.title}>{title}</span>
    <span className={rows.detail}>{detail}</span>
  </p>
)

function NewSavings({ administrationId }: { administrationId: number }) {
  const mayAdd = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  if (!mayAdd) return null
  return (
    <AppLink href={administrationAddress(administrationId, 'settings/bank-books')} className={buttonClassName()}>
      Spaarrekening toevoegen
    </AppLink>
  )
}

function SetAside({ savings, cents }: { savings: NonNullable<Dashboard['vat']['savings']>; cents: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const { iban, name } = savings
  if (iban === null) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Zet opzij</Button>
      <SetAsideModal {...{ iban, name, cents }} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
