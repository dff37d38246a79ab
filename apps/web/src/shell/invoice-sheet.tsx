import { formatEuro, formatMoney } from '@klopt/validators'
import type { InvoiceViewContent } from '../shared/selling/invoice-view-content.ts'
import * as styles from './invoice-sheet.css.ts'
import { QrCode } from './qr-code.tsx'

/** An invoice as it looks on paper: always light, whatever the theme of the page. */
export function InvoiceSheet({ view }: { view: InvoiceViewContent }) {
  return (
    <div className={styles.frame}>
      <article
        data-theme="light"
        aria-label={`${view.title} op papier`}
        className={styles.sheet}
        style={{ [styles.accent]: view.accentColour }}
      >
        <header className={styles.letterhead}>
          {view.logo === null ? (
            <p className={styles.company}>{view.seller.name}</p>
          ) : (
            <img src={view.logo} alt={`Logo van ${view.seller.name}`} className={styles.logo} />
          )}
          <Lines lines={view.seller.lines} className={styles.sellerLines} />
        </header>
        <div className={styles.parties}>
          {view.buyerLines.length > 0 ? (
            <Lines lines={view.buyerLines} className={styles.buyer} />
          ) : (
            <p className={styles.nobody}>Nog geen relatie gekozen</p>
          )}
          <dl className={styles.facts}>
            {view.facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.muted}>{label}</dt>
                <dd className={styles.plain}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={styles.title}>{view.title}</p>
        <LinesTable view={view} />
        <dl className={styles.sums}>
          {view.sums.map(({ label, cents }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a paper from before can say 'Btw 0% over 10,00' twice
            <div key={index} className={styles.sum}>
              <dt>{label}</dt>
              <dd className={styles.plain}>{formatMoney(cents)}</dd>
            </div>
          ))}
          <div className={styles.due}>
            <dt>{view.due.label}</dt>
            <dd className={styles.plain}>{formatEuro(view.due.cents)}</dd>
          </div>
        </dl>
        {view.remarks.map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
        <footer className={styles.footer}>
          {(view.paymentCode !== null || view.paymentText !== null) && (
            <div className={styles.paying}>
              {view.paymentCode !== null && (
                <QrCode value={view.paymentCode} label="QR-code om deze factuur te betalen" className={styles.code} />
              )}
              <div>
                {view.paymentCode !== null && <p className={styles.scan}>Scan met je bank-app om te betalen.</p>}
                {view.paymentText && <p className={styles.payment}>{view.paymentText}</p>}
              </div>
            </div>
          )}
          {view.footer && <p className={styles.payment}>{view.footer}</p>}
        </footer>
      </article>
    </div>
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

function LinesTable({ view }: { view: InvoiceViewContent }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.headStart}>Omschrijving</th>
          <th className={styles.headEnd}>Aantal</th>
          <th className={styles.headEnd}>{view.priceLabel}</th>
          <th className={styles.headEnd}>Btw</th>
          <th className={styles.headEnd}>Bedrag</th>
        </tr>
      </thead>
      <tbody>
        {view.lines.map((line) => (
          <tr key={line.key}>
            <td className={styles.cell}>
              {line.title}
              {line.details.map((detail, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- details are lines of one text and have no state
                <span key={index} className={styles.detail}>
                  {detail}
                </span>
              ))}
            </td>
            <td className={styles.figure}>{line.quantity}</td>
            <td className={styles.figure}>{line.unitPrice}</td>
            <td className={styles.figure}>{line.vat}</td>
            <td className={styles.figure}>{line.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
