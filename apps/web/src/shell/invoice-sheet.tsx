import type { InvoiceViewContent } from '../shared/selling/invoice-view-content.ts'
import { paperWords } from '../shared/selling/paper-words.ts'
import * as styles from './invoice-sheet.css.ts'
import { QrCode } from './qr-code.tsx'

/** An invoice as it looks on paper: always light, whatever the theme of the page. */
export function InvoiceSheet({ view }: { view: InvoiceViewContent }) {
  const { texts, format } = paperWords(view.language)
  return (
    <div className={styles.frame}>
      <article
        data-theme="light"
        lang={view.language}
        aria-label={`${view.title} op papier`}
        className={styles.sheet}
        style={{ [styles.accent]: view.accentColour }}
      >
        <header className={styles.letterhead}>
          {view.logo === null ? (
            <p className={styles.company}>{view.seller.name}</p>
          ) : (
            <img src={view.logo} alt={texts.logoOf(view.seller.name)} className={styles.logo} />
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
              <dd className={styles.plain}>{format.money(cents)}</dd>
            </div>
          ))}
          <div className={styles.due}>
            <dt>{view.due.label}</dt>
            <dd className={styles.plain}>{format.euro(view.due.cents)}</dd>
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
                <QrCode value={view.paymentCode} label={texts.qrCode} className={styles.code} />
              )}
              <div>
                {view.paymentCode !== null && <p className={styles.scan}>{texts.scan}</p>}
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
  const { columns } = paperWords(view.language).texts
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.headStart}>{columns.description}</th>
          <th className={styles.headEnd}>{columns.quantity}</th>
          <th className={styles.headEnd}>{view.priceLabel}</th>
          <th className={styles.headEnd}>{columns.vat}</th>
          <th className={styles.headEnd}>{columns.amount}</th>
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
