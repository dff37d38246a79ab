import { contract } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { paperFormatIn } from '@klopt/bookkeeping/paper'
import { Fragment } from 'react'
import { api } from '../../app/transport/calls.ts'
import * as styles from './invoice-rows.css.ts'
import { longDate, shortDate } from './customer-dates.ts'
import { StatementWaiting } from './statement-waiting.tsx'
import { useTexts, type Language } from './texts.ts'
import { useFound } from './use-found.ts'

interface StatementProps {
  token: string
  language: Language
}

/** Statement of account: invoices and payments of a year, with what was owed after each. */
export default function Statement({ token, language }: StatementProps) {
  const say = useTexts(language)
  const { money } = paperFormatIn(language, EURO)
  const found = useFound(token, (signal) =>
    api.call(contract.customerDashboard.statement, { params: { token }, query: {} }, { signal }),
  )
  if (found.hasFailed) return <p className={styles.statement}>{say.failed}</p>
  if (found.data === null) return <StatementWaiting />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Amounts of many digits scroll, by the keyboard too.
    <div className={styles.statement} tabIndex={0} role="region" aria-label={say.statement}>
      <p className={styles.since}>{say.statementSince(longDate(found.data.from, language))}</p>
      <table className={styles.table} aria-label={say.statement}>
        <thead>
          <tr>
            <th className={styles.cell}>{say.date}</th>
            <th className={styles.cell}>{say.description}</th>
            <th className={styles.figure}>{say.amount}</th>
            <th className={styles.figure}>{say.balance}</th>
          </tr>
        </thead>
        <tbody>
          {found.data.lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two payments of one day can be alike, and have no state
            <tr key={index}>
              <td className={styles.day}>{shortDate(line.date, language)}</td>
              <td className={styles.cell}>
                {say.statementKinds[line.kind]} <Numbers of={line.number} />
              </td>
              <td className={styles.figure}>{money(line.amountCents)}</td>
              <td className={styles.figure}>{money(line.balanceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Each number stays whole, however narrow the column. */
const Numbers = ({ of }: { of: string }) =>
  of.split(' ').map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a word may be there twice, and has no state
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.whole}>{word}</span>
    </Fragment>
  ))
