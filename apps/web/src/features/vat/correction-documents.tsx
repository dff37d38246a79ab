import { AppLink, Card } from '@klopt/ui'
import { formatDateShort, formatAmount } from '@klopt/validators'
import { Check, ChevronRight } from 'lucide-react'
import { entryHref } from '../../app/routing/hrefs.ts'
import { netSentence, signedCents } from './correction-sentences.ts'
import type { Correction } from './late-sentences.ts'
import * as styles from './correction-documents.css.ts'

export interface CorrectionDocumentsProps {
  administrationId: number
  correction: Correction
}

/** What came after the return, with its net and how box 5g follows from it. */
export function CorrectionDocuments({ administrationId, correction }: CorrectionDocumentsProps) {
  const { documents, vatCents, label } = correction
  const count = `${documents.length} ${documents.length === 1 ? 'document' : 'documenten'} met datum in ${label}`
  const { isExact, text } = netSentence(correction)
  return (
    <Card padding="none" title="Wat er na de aangifte bij kwam" aside={count}>
      <ul className={styles.documents}>
        {documents.map(({ entryId, date, bookedOn, description, baseCents, vatCents: ownCents }) => (
          <li key={entryId}>
            <AppLink href={entryHref(administrationId, entryId)} className={styles.document}>
              <span className={styles.words}>
                <span className={styles.title}>{description}</span>
                <span className={styles.detail}>
                  {formatDateShort(date)} · geboekt {formatDateShort(bookedOn)}
                </span>
              </span>
              <span className={styles.base} title="Zonder btw">
                {formatAmount(baseCents)}
              </span>
              <span className={styles.vat}>{signedCents(ownCents)}</span>
              <ChevronRight className={styles.arrow} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
      <p className={styles.net}>
        <strong className={styles.words}>Netto btw</strong>
        <span className={isExact ? styles.exact : styles.rounded}>
          {isExact && <Check size={16} aria-hidden />}
          {text}
        </span>
        <strong className={styles.vat}>{signedCents(vatCents)}</strong>
        <span className={styles.arrow} />
      </p>
    </Card>
  )
}
