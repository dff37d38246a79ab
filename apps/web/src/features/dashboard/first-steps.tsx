import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Card, Icon } from '@klopt/ui'
import { ChevronRight } from 'lucide-react'
import * as styles from './dashboard.css.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.get>

/** Whether there is nothing in the books yet: no bank, no invoices, no turnover or costs. */
export function isFresh({ bank, latestInvoices, months, profit, receivable }: Dashboard): boolean {
  const hasResult = months.some(({ revenueCents, costsCents }) => revenueCents !== 0 || costsCents !== 0)
  return (
    bank.lastDate === null &&
    latestInvoices.length === 0 &&
    receivable.count === 0 &&
    !hasResult &&
    profit.thisYearCents === 0 &&
    profit.lastYearCents === 0
  )
}

/** The way in for books that are still empty: what makes the other figures appear. */
export function FirstSteps({ todo }: Pick<Dashboard, 'todo'>) {
  return (
    <div className={styles.steps}>
      <Card title="Zo begin je" padding="none">
        <ol className={styles.list}>
          {todo.map(({ title, detail, href }, index) => (
            <li key={href}>
              <AppLink href={href} className={styles.item}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.detail}>{detail}</span>
                </span>
                <Icon of={ChevronRight} className={styles.chevron} />
              </AppLink>
            </li>
          ))}
        </ol>
      </Card>
      <p className={styles.detail}>
        Daarna zie je hier wat er op de bank staat, wat je nog krijgt, wat je opzijzet voor de btw en wat je verdient.
      </p>
    </div>
  )
}
