import type { PaperContent } from '@klopt/bookkeeping/documents'
import * as styles from '../invoice-sheet.css.ts'

interface LinesTableProps {
  view: PaperContent
  className?: string
  /** Quantity and price stand below the title, not in columns of their own. */
  isStacked?: boolean
}

/** The lines of an invoice on its paper. */
export function LinesTable({ view, className = styles.table, isStacked = false }: LinesTableProps) {
  const { labels } = view
  return (
    <table className={className}>
      <thead>
        <tr>
          <th className={styles.headStart}>{labels.description}</th>
          {!isStacked && (
            <>
              <th className={styles.headEnd}>{labels.quantity}</th>
              <th className={styles.headEnd}>{labels.price}</th>
            </>
          )}
          <th className={styles.headEnd}>{labels.vat}</th>
          <th className={styles.headEnd}>{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {view.lines.map((line) => (
          <tr key={line.key}>
            <td className={styles.cell}>
              {isStacked ? <span className={styles.strong}>{line.title}</span> : line.title}
              {line.details.map((detail, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- details are lines of one text and have no state
                <span key={index} className={styles.detail}>
                  {detail}
                </span>
              ))}
              {isStacked && (
                <span className={styles.detail}>
                  {line.quantity} × {line.unitPrice}
                </span>
              )}
            </td>
            {!isStacked && (
              <>
                <td className={styles.figure}>{line.quantity}</td>
                <td className={styles.figure}>{line.unitPrice}</td>
              </>
            )}
            <td className={styles.figure}>{line.vat}</td>
            <td className={styles.figure}>{line.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
