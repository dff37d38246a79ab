import type { PaperLayout } from '@klopt/bookkeeping/paper'
import type { ReactNode } from 'react'
import type { PaperContent } from '@klopt/bookkeeping/documents'
import * as styles from './invoice-sheet.css.ts'
import * as compact from './paper/compact.css.ts'
import * as spacious from './paper/spacious.css.ts'
import { LinesTable } from './paper/lines-table.tsx'
import { Buyer, Facts, Foot, Mark, Remarks, SellerLines, Sums } from './paper/sheet-parts.tsx'

/** An invoice as it looks on paper, in the layout of its company: always light, whatever the theme of the page. */
export function InvoiceSheet({ view }: { view: PaperContent }) {
  const Layout = layouts[view.layout]
  return (
    <div className={styles.frame}>
      <article
        data-theme="light"
        lang={view.language}
        aria-label={`${view.title} op papier`}
        className={`${styles.sheet} ${sheets[view.layout]}`}
        style={{ [styles.accent]: view.accentColour }}
      >
        <Layout view={view} />
      </article>
    </div>
  )
}

const sheets: Readonly<Record<PaperLayout, string>> = {
  classic: styles.classic,
  spacious: spacious.sheet,
  compact: compact.sheet,
}

const layouts: Readonly<Record<PaperLayout, (props: { view: PaperContent }) => ReactNode>> = {
  classic: Classic,
  spacious: Spacious,
  compact: Compact,
}

function Classic({ view }: { view: PaperContent }) {
  return (
    <>
      <header className={styles.letterhead}>
        <Mark view={view} />
        <SellerLines view={view} className={styles.sellerLines} />
      </header>
      <div className={styles.parties}>
        <Buyer view={view} />
        <Facts view={view} className={styles.facts} />
      </div>
      <p className={styles.title}>{view.title}</p>
      <LinesTable view={view} />
      <Sums view={view} className={styles.sums} />
      <Remarks view={view} />
      <Foot view={view} />
    </>
  )
}

function Spacious({ view }: { view: PaperContent }) {
  return (
    <>
      <header className={spacious.head}>
        <Mark view={view} />
      </header>
      <div className={spacious.margin}>
        <Facts view={view} className={spacious.facts} />
        <SellerLines view={view} className={spacious.sender} isBroken />
      </div>
      <div className={spacious.text}>
        <Buyer view={view} />
        <p className={spacious.title}>{view.title}</p>
        <p className={spacious.asked}>
          <span className={styles.muted}>{view.due.label}</span>{' '}
          <span className={spacious.amount}>{view.due.amount}</span>
        </p>
        <LinesTable view={view} isStacked />
        <Sums view={view} className={spacious.sums} />
        <Remarks view={view} />
        <Foot view={view} />
      </div>
    </>
  )
}

function Compact({ view }: { view: PaperContent }) {
  return (
    <>
      <header className={compact.head}>
        <Mark view={view} />
        <p className={compact.title}>{view.title}</p>
      </header>
      <p className={compact.sender}>{view.seller.lines.join(' · ')}</p>
      <div className={compact.parties}>
        <Buyer view={view} />
        <Facts view={view} className={styles.facts} />
      </div>
      <LinesTable view={view} className={compact.table} />
      <Sums view={view} className={compact.sums} />
      <Remarks view={view} />
      <Foot view={view} />
    </>
  )
}
