import { contract, type ChosenInvoices, type CustomerInvoice, type CustomerPage } from '@klopt/api-client/contract'
import { Card, Icon, Skeleton } from '@klopt/ui'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { claimsOf, toPayTogether } from './amount-of.ts'
import { keyOf, paidTogether } from './chosen.ts'
import { CopyRow } from './copy-row.tsx'
import { amountIn, amountToCopy, groupedIban, plainAmount } from './customer-amounts.ts'
import { ChevronDownIcon, QrIcon } from './customer-icons.tsx'
import * as styles from './payment-card.css.ts'
import { StatusWord } from './status-word.tsx'
import { daysUntil, longDate } from './customer-dates.ts'
import { useTexts, type Language } from './texts.ts'
import { useFound } from './use-found.ts'
import { useIsWide } from './use-is-wide.ts'

/** Who pays on the phone in their hand needs no code: it comes when it is asked for. */
const PaymentCode = lazy(() => import('./payment-code.tsx'))
/** Most owners take no online payments. */
const PayOnline = lazy(() => import('./pay-online.tsx'))

interface PaymentCardProps {
  token: string
  page: CustomerPage
  /** What is paid together. */
  chosen: readonly CustomerInvoice[]
  language: Language
}

/** Amount and due date first, then how to pay it by bank. */
export function PaymentCard({ token, page, chosen, language }: PaymentCardProps) {
  const say = useTexts(language)
  const [first] = chosen.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
  if (first === undefined) {
    const paid = page.invoices.length > 0 ? say.nothingToPayText : say.nothingInvoiced
    return (
      <Card>
        <p className={styles.label}>{say.nothingToPay}</p>
        <p className={styles.due}>{page.openCents < 0 ? say.paidBack(amountIn(language, -page.openCents)) : paid}</p>
      </Card>
    )
  }
  const [currency, ...others] = new Set(chosen.map(({ foreign }) => foreign?.currency))
  const isForeign = currency !== undefined || others.length > 0
  const claimsCents = claimsOf(chosen)
  const days = daysUntil(first.dueDate, page.today)
  return (
    <Card padding="none">
      <div className={styles.head}>
        <div className={styles.headRow}>
          <p className={styles.label}>{say.toPay(page.seller.name, chosen.length)}</p>
          <StatusWord status={first.status} say={say} />
        </div>
        <p className={styles.amount}>{toPayTogether(chosen, language)}</p>
        <p className={styles.due}>
          <strong className={styles.strong}>{say.before(longDate(first.dueDate, language))}</strong>
          <span className={days < 0 ? styles.late : styles.left}>
            {' · '}
            {days < 0 ? say.daysLate(-days) : say.daysLeft(days)}
          </span>
        </p>
        {claimsCents > 0 && <p className={styles.due}>{say.withClaims(amountIn(language, claimsCents))}</p>}
        {page.creditCents > 0 && <p className={styles.due}>{say.credit(amountIn(language, page.creditCents))}</p>}
      </div>
      {!isForeign && page.seller.takesOnlinePayments && (
        <Suspense fallback={<Skeleton height="44px" />}>
          <PayOnline
            key={chosen.map(keyOf).join()}
            {...{ token, language, say }}
            chosen={paidTogether(chosen)}
            isPreview={page.isPreview}
          />
        </Suspense>
      )}
      {others.length > 0 && claimsCents === 0 ? (
        <p className={styles.cannot}>{say.payApart}</p>
      ) : page.seller.takesBankPayments ? (
        <>
          {currency !== undefined && claimsCents === 0 && (
            <p className={styles.inCurrency}>{say.payInCurrency(currency)}</p>
          )}
          <Ways token={token} chosen={paidTogether(chosen)} language={language} />
        </>
      ) : (
        !page.seller.takesOnlinePayments && <p className={styles.cannot}>{say.cannotPay}</p>
      )}
    </Card>
  )
}

function Ways({ token, chosen, language }: { token: string; chosen: ChosenInvoices; language: Language }) {
  const say = useTexts(language)
  const isWide = useIsWide()
  const [showsCode, setShowsCode] = useState(false)
  const payment = useFound(`${token} ${JSON.stringify(chosen)}`, (signal) =>
    api.call(contract.customerDashboard.payments, { params: { token }, body: chosen }, { signal }),
  )
  const count = chosen.invoiceIds.length + (chosen.openItemIds?.length ?? 0)
  if (payment.hasFailed) return <p className={styles.cannot}>{count > 1 ? say.tooMany : say.cannotPay}</p>
  if (payment.data === null) return <WaysWaiting />
  const { iban, name, amountCents, foreign, reference, epcPayload } = payment.data
  const amount = foreign?.amount ?? amountCents
  const shownAmount = foreign ? amountIn(language, amount, foreign) : plainAmount(language, amount)
  const code = epcPayload !== null && (
    <Suspense fallback={<Skeleton width="168px" height="168px" />}>
      <PaymentCode payload={epcPayload} say={say} />
    </Suspense>
  )
  return (
    <>
      <div className={styles.ways}>
        {isWide && code}
        <dl className={styles.rows} aria-label={say.payByBank}>
          <CopyRow label={say.iban} shown={groupedIban(iban)} value={iban} say={say} />
          <CopyRow label={say.name} shown={name} value={name} say={say} />
          <CopyRow
            label={say.amount}
            shown={shownAmount}
            value={amountToCopy(amount, foreign ?? undefined)}
            say={say}
          />
          <CopyRow label={say.reference} shown={reference} value={reference} say={say} />
        </dl>
      </div>
      {!isWide && epcPayload !== null && (
        <>
          <button
            type="button"
            className={styles.showCode}
            aria-expanded={showsCode}
            onClick={() => setShowsCode(!showsCode)}
          >
            <Icon of={QrIcon} />
            <span className={styles.grow}>{say.showCode}</span>
            <Icon of={ChevronDownIcon} />
          </button>
          {showsCode && <div className={styles.codeBelow}>{code}</div>}
        </>
      )}
    </>
  )
}

/** As high as what comes in its place. */
const WaysWaiting = () => (
  <div className={styles.waiting}>
    <Skeleton height="160px" />
  </div>
)
