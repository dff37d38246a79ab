import type { CustomerPage } from '@klopt/api-client/contract'
import { Logo, Skeleton } from '@klopt/ui'
import type { ReactNode } from 'react'
import { chosenAccent } from '../../shared/look/chosen-colour.css.ts'
import { CompanyMark } from '../../shared/look/company-mark.tsx'
import * as styles from './customer-frame.css.ts'
import { isLanguage, useTexts, type Language } from './texts.ts'

interface CustomerFrameProps {
  /** Null before it is known whose page it is. */
  page: CustomerPage | null
  language: Language
  onLanguage: (language: Language) => void
  children: ReactNode
}

/** The frame of a customer's page: the company's mark and colour, and no Klopt but its name, once. */
export function CustomerFrame({ page, language, onLanguage, children }: CustomerFrameProps) {
  const say = useTexts(language)
  const seller = page?.seller
  return (
    <div className={styles.page} style={seller && { [chosenAccent]: seller.accentColour }}>
      <header className={styles.bar}>
        <div className={styles.inBar}>
          {seller && <CompanyMark name={seller.name} logo={seller.logo} />}
          <div className={styles.end}>
            <select
              aria-label={say.language}
              className={styles.languages}
              value={language}
              onChange={({ target }) => onLanguage(isLanguage(target.value) ? target.value : 'nl')}
            >
              <option value="nl">Nederlands</option>
              <option value="en">English</option>
              <option value="de">Deutsch</option>
            </select>
            {page && <span className={styles.customer}>{page.customer.name}</span>}
          </div>
        </div>
      </header>
      <main className={styles.content}>{children}</main>
      <footer className={styles.foot}>
        {page && seller && seller.emailAddress !== null && (
          <span>
            {page.invoices.length > 0 ? say.question : say.anyQuestion}{' '}
            <a className={styles.mail} href={`mailto:${seller.emailAddress}`}>
              {seller.emailAddress}
            </a>
          </span>
        )}
        <span className={styles.made}>
          {say.madeWith} <Logo height={16} />
        </span>
      </footer>
    </div>
  )
}

/** The frame before it is known whose page it is, and in which language it speaks. */
export function CustomerWaiting() {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.inBar} />
      </header>
      <main className={styles.content}>
        <Skeleton height="320px" />
      </main>
    </div>
  )
}
