import { AppLink, Card, Icon, visuallyHidden } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { CircleAlert, CircleCheck, TriangleAlert, type LucideIcon } from 'lucide-react'
import { administrationAddress } from '../../app/routing/address.ts'
import { entryHref } from '../../app/routing/hrefs.ts'
import type { VatPeriodItem, VatReturn } from './period-states.ts'
import * as lineStyles from './vat-lines.css.ts'
import * as styles from './checklist.css.ts'
import { solve } from './vat.css.ts'

type Check = VatReturn['checks'][number]

const looks: Record<Check['tone'], { icon: LucideIcon; meaning: string }> = {
  success: { icon: CircleCheck, meaning: 'In orde' },
  warning: { icon: TriangleAlert, meaning: 'Let op' },
  danger: { icon: CircleAlert, meaning: 'Eerst oplossen' },
}

export interface ChecklistProps {
  administrationId: number
  vatReturn: VatReturn
  periods: readonly VatPeriodItem[]
}

/** What to look at before filing; what is not right leads to where it is solved. */
export function Checklist({ administrationId, vatReturn, periods }: ChecklistProps) {
  if (vatReturn.checks.length === 0) return null
  const open = vatReturn.checks.filter(({ tone }) => tone !== 'success').length
  return (
    <Card
      title="Controle"
      aside={open === 0 ? 'alles in orde' : `${open} van ${vatReturn.checks.length} open`}
      padding="none"
    >
      <ul className={styles.checks}>
        {vatReturn.checks.map((check) => (
          <li key={check.kind}>
            <CheckRow check={check} href={solvedAt(administrationId, check, vatReturn, periods)} />
            {check.entries.length > 0 && <CheckedEntries administrationId={administrationId} entries={check.entries} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CheckRow({ check: { tone, text }, href }: { check: Check; href: string | null }) {
  const { icon, meaning } = looks[tone]
  const words = (
    <>
      <span className={styles.checkTone[tone]}>
        <Icon of={icon} size={18} />
      </span>
      <span className={styles.checkText}>
        <span className={visuallyHidden}>{meaning}: </span>
        {text}
      </span>
    </>
  )
  if (tone === 'success' || href === null) return <div className={styles.check}>{words}</div>
  return (
    <AppLink href={href} className={styles.check}>
      {words}
      <span className={solve}>Bekijken</span>
    </AppLink>
  )
}

/** The entries that a check is about: each opens where it is taken back or mended. */
function CheckedEntries({ administrationId, entries }: { administrationId: number; entries: Check['entries'] }) {
  return (
    <ul className={styles.checkEntries}>
      {entries.map(({ entryId, date, description, cents }) => (
        <li key={entryId}>
          <AppLink href={entryHref(administrationId, entryId)} className={lineStyles.lateDocument}>
            <span className={lineStyles.lineWords}>
              <span className={lineStyles.lineTitle}>{description}</span>
              <span className={lineStyles.lineDetail}>{formatDateShort(date)}</span>
            </span>
            <span className={lineStyles.lineAmount}>{formatEuro(cents)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** The screen where a check is made right; null where its entries are, or where there is nothing to do but look. */
function solvedAt(
  administrationId: number,
  { kind }: Check,
  vatReturn: VatReturn,
  periods: readonly VatPeriodItem[],
): string | null {
  switch (kind) {
    case 'bank_waiting':
      return administrationAddress(administrationId, 'bank')
    case 'drafts':
      return administrationAddress(administrationId, 'invoices', { search: { status: 'draft' } })
    case 'purchases_waiting':
      return administrationAddress(administrationId, 'purchases')
    case 'ledger_difference':
    case 'supplier_numbers':
    case 'late_vat':
    case 'expired':
      return null
    case 'icp':
      return administrationAddress(administrationId, 'icp')
    case 'jump':
      return administrationAddress(administrationId, 'reports/vat-reconciliation')
    case 'last_return':
      return administrationAddress(administrationId, 'assets')
    case 'earlier_period': {
      const oldest = periods.filter(({ start, state }) => start < vatReturn.start && state !== 'filed').at(-1)
      return administrationAddress(administrationId, 'vat-return', { search: { period: oldest?.key } })
    }
  }
}
