import { formatEuro, formatMoney } from '@klopt/validators'
import type { PaperContent } from './paper-content.ts'
import * as styles from './paper.css.ts'
import { QrCode } from '../../shell/qr-code.tsx'

/** An invoice as it looks on paper: always light, whatever the theme of the page. */
export function Paper({ paper }: { paper: PaperContent }) {
  return (
    <div className={styles.frame}>
      <article
        data-theme="light"
        aria-label={`${paper.title} op papier`}
        className={styles.sheet}
        style={{ [styles.accent]: paper.accentColour }}
      >
        <header className={styles.letterhead}>
          {paper.logo === null ? (
            <p className={styles.company}>{paper.seller.name}</p>
          ) : (
            <img src={paper.logo} alt={`Logo van ${paper.seller.name}`} className={styles.logo} />
          )}
          <Lines lines={paper.seller.lines} className={styles.sellerLines} />
        </header>
        <div className={styles.parties}>
          {paper.buyerLines.length > 0 ? (
            <Lines lines={paper.buyerLines} className={styles.buyer} />
          ) : (
            <p className={styles.nobody}>Nog geen relatie gekozen</p>
          )}
          <dl className={styles.facts}>
            {paper.facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.muted}>{label}</dt>
                <dd className={styles.plain}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={styles.title}>{paper.title}</p>
        <LinesTable paper={paper} />
        <dl className={styles.sums}>
          {paper.sums.map(({ label, cents }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a paper from before can say 'Btw 0% over 10,00' twice
            <div key={index} className={styles.sum}>
              <dt>{label}</dt>
              <dd className={styles.plain}>{formatMoney(cents)}</dd>
            </div>
          ))}
          <div className={styles.due}>
            <dt>{paper.due.label}</dt>
            <dd className={styles.plain}>{formatEuro(paper.due.cents)}</dd>
          </div>
        </dl>
        {paper.remarks.map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
        <footer className={styles.footer}>
          {(paper.paymentCode !== null || paper.paymentText !== null) && (
            <div className={styles.paying}>
              {paper.paymentCode !== null && (
                <QrCode value={paper.paymentCode} label="QR-code om deze factuur te betalen" className={styles.code} />
              )}
              <div>
                {paper.paymentCode !== null && <p className={styles.scan}>Scan met je bank-app om te betalen.</p>}
                {paper.paymentText && <p className={styles.payment}>{paper.paymentText}</p>}
              </div>
            </div>
          )}
          {paper.footer && <p className={styles.payment}>{paper.footer}</p>}
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

function LinesTable({ paper }: { paper: PaperContent }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.headStart}>Omschrijving</th>
          <th className={styles.headEnd}>Aantal</th>
          <th className={styles.headEnd}>{paper.priceLabel}</th>
          <th className={styles.headEnd}>Btw</th>
          <th className={styles.headEnd}>Bedrag</th>
        </tr>
      </thead>
      <tbody>
        {paper.lines.map((line) => (
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
