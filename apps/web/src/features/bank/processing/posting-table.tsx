import { Tick, visuallyHidden } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'
import * as styles from './posting-table.css.ts'

export interface PostingLine {
  readonly accountNumber: string
  readonly accountName: string
  readonly debitCents: number
  readonly creditCents: number
}

/** The lines of a journal entry, as the server would post or has posted them, with the tick when they balance. */
export function PostingTable({ lines }: { lines: readonly PostingLine[] }) {
  const debit = lines.reduce((sum, line) => sum + line.debitCents, 0)
  const credit = lines.reduce((sum, line) => sum + line.creditCents, 0)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.title}>
            Boeking
          </th>
          <th scope="col" className={styles.side}>
            Debet
          </th>
          <th scope="col" className={styles.side}>
            Credit
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={styles.row}>
            <td className={styles.account}>
              <span className={styles.number}>{line.accountNumber}</span> {line.accountName}
            </td>
            <td className={styles.amount}>{amountOf(line.debitCents)}</td>
            <td className={styles.amount}>{amountOf(line.creditCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.row}>
          <th scope="row" className={styles.verdict}>
            {debit === credit ? <Tick>Klopt</Tick> : <span className={visuallyHidden}>Totaal</span>}
          </th>
          <td className={styles.amount}>{formatAmount(debit)}</td>
          <td className={styles.amount}>{formatAmount(credit)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const amountOf = (cents: number) => (cents === 0 ? '' : formatAmount(cents))
