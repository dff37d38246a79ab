import type { PaperContent } from '@klopt/bookkeeping/documents'
import * as styles from '../invoice-sheet.css.ts'
import { QrCode } from '../qr-code.tsx'

interface PartProps {
  view: PaperContent
}

/** Whose paper it is, by logo or by name. */
export function Mark({ view }: PartProps) {
  return view.logo === null ? (
    <p className={styles.company}>{view.seller.name}</p>
  ) : (
    <img src={view.logo} alt={view.labels.logo} className={styles.logo} />
  )
}

/** The address and the numbers of the company; broken, each of them has a line of its own. */
export function SellerLines({ view, className, isBroken }: PartProps & { className: string; isBroken?: boolean }) {
  const { lines } = view.seller
  return <Lines lines={isBroken ? lines.flatMap((line) => line.split(' · ')) : lines} className={className} />
}

/** Whom it is for. */
export function Buyer({ view }: PartProps) {
  return view.buyerLines.length > 0 ? (
    <Lines lines={view.buyerLines} className={styles.buyer} />
  ) : (
    <p className={styles.nobody}>Nog geen relatie gekozen</p>
  )
}

/** Its number, its dates and what else is asked for by name. */
export function Facts({ view, className }: PartProps & { className: string }) {
  return (
    <dl className={className}>
      {view.facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.muted}>{label}</dt>
          <dd className={styles.plain}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the lines come to, and what is asked. */
export function Sums({ view, className }: PartProps & { className: string }) {
  return (
    <dl className={className}>
      {view.sums.map(({ label, amount }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a paper from before can say 'Btw 0% over 10,00' twice
        <div key={index} className={styles.sum}>
          <dt>{label}</dt>
          <dd className={styles.plain}>{amount}</dd>
        </div>
      ))}
      <div className={styles.due}>
        <dt>{view.due.label}</dt>
        <dd className={styles.plain}>{view.due.amount}</dd>
      </div>
    </dl>
  )
}

/** What somebody wrote below it, and what the law wants said. */
export function Remarks({ view }: PartProps) {
  return view.remarks.map((remark) => (
    <p key={remark} className={styles.remark}>
      {remark}
    </p>
  ))
}

/** How to pay, at the foot, above what the company always says. */
export function Foot({ view }: PartProps) {
  return (
    <footer className={styles.footer}>
      {(view.paymentCode !== null || view.paymentText !== null) && (
        <div className={styles.paying}>
          {view.paymentCode !== null && (
            <QrCode value={view.paymentCode} label={view.labels.code} className={styles.code} />
          )}
          <div>
            {view.paymentCode !== null && <p className={styles.scan}>{view.labels.scan}</p>}
            {view.paymentText && <p className={styles.payment}>{view.paymentText}</p>}
          </div>
        </div>
      )}
      {view.footer && <p className={styles.payment}>{view.footer}</p>}
    </footer>
  )
}

function Lines({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <p className={className}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  )
}
