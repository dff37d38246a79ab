import type { BankTransaction } from '@klopt/api-client/contract'
import { formatDateLong, formatIban } from '@klopt/validators'
import { nameOf, signedEuro } from '../bank-texts.ts'
import * as styles from './line-panel.css.ts'

/** The chosen line itself: when, who, how much, and what the bank says about it. */
export function LineHead({ line }: { line: BankTransaction }) {
  const { counterpartyIban, description, structuredReference, amountCents } = line
  const isQuoted = description !== '' && line.counterpartyName !== null
  const facts = [
    counterpartyIban === null ? '' : formatIban(counterpartyIban),
    isQuoted ? `\u201c${description}\u201d` : '',
    structuredReference === null ? '' : `kenmerk ${structuredReference}`,
  ].filter(Boolean)
  return (
    <header>
      <p className={styles.date}>
        {formatDateLong(line.date)} · {amountCents > 0 ? 'ontvangen' : 'betaald'}
      </p>
      <h2 className={styles.name}>{nameOf(line)}</h2>
      <p className={amountCents > 0 ? styles.amountIn : styles.amount}>{signedEuro(amountCents)}</p>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
    </header>
  )
}
