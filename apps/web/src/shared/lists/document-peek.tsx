import type { Invoice } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'
import type { ReactNode } from 'react'
import { paperWords } from '../selling/paper-words.ts'
import * as styles from './document-peek.css.ts'
import { foreignText } from './foreign-text.ts'

interface DocumentPeekHeadProps {
  /** 'Factuur 2026-0039' */
  kind: string
  /** How it stands. */
  badge: ReactNode
  contactName: string | null
  grossCents: number
  /** Of one in another currency, of which the amount is shown instead of euros. */
  currency?: string
  foreignGross?: number | null
}

/** A document looked into from its list: what it is, for whom and how much. */
export function DocumentPeekHead({ kind, badge, contactName, grossCents, ...foreign }: DocumentPeekHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <span className={styles.kind}>{kind}</span>
        {badge}
      </div>
      <p className={styles.contact}>{contactName ?? 'Nog geen relatie'}</p>
      <p className={styles.amount}>{foreignText(foreign) ?? formatEuro(grossCents)}</p>
    </>
  )
}

interface DocumentLinesProps {
  /** The lines that count. */
  lines: readonly Pick<Invoice['lines'][number], 'description' | 'quantity' | 'unit' | 'unitPrice'>[]
  totals: Invoice['totals']
  /** Of the amounts; euros where it is absent. */
  currency?: string | undefined
}

/** What a document is for, and how that comes to its amount. */
export function DocumentLines({ lines, totals, currency }: DocumentLinesProps) {
  const paper = paperWords('nl', currency).format
  const money = (cents: number) => asOnScreen(paper.euro(cents))
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and are only shown
        <li key={index} className={styles.line}>
          <span>
            {line.description || 'Zonder omschrijving'}
            <span className={styles.detail}>
              {asOnScreen(paper.decimal(line.quantity))} {line.unit} × {asOnScreen(paper.price(line.unitPrice))}
            </span>
          </span>
          <span className={styles.figure}>{money(totals.lineAmountsCents[index] ?? 0)}</span>
        </li>
      ))}
      {totals.vat.map(({ vatCode, ratePercent, baseCents, vatCents }) => (
        <li key={vatCode} className={styles.total}>
          <span>
            Btw {ratePercent}% over {money(baseCents)}
          </span>
          <span className={styles.figure}>{money(vatCents)}</span>
        </li>
      ))}
      <li className={styles.sum}>
        <span>Totaal</span>
        <span className={styles.figure}>{money(totals.grossCents)}</span>
      </li>
    </ul>
  )
}

/** With the sign of less that the rest of the screen has; paper has a hyphen. */
const asOnScreen = (figure: string): string => figure.replaceAll('-', '−')
