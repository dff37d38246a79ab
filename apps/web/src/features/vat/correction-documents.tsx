import { Card } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { LateDocuments } from './late-documents.tsx'
import type { Correction } from './late-sentences.ts'
import * as styles from './vat-lines.css.ts'

export interface CorrectionDocumentsProps {
  administrationId: number
  correction: Correction
}

/** What came after the return, with its net. */
export function CorrectionDocuments({ administrationId, correction }: CorrectionDocumentsProps) {
  const { documents, vatCents, label } = correction
  const count = `${documents.length} ${documents.length === 1 ? 'document' : 'documenten'} met datum in ${label}`
  return (
    <Card title="Wat er na de aangifte bij kwam" aside={count}>
      <LateDocuments administrationId={administrationId} documents={documents} shown={documents.length} />
      <p className={styles.lateDocument}>
        <span className={styles.lineWords}>
          <strong>Netto btw</strong>
        </span>
        <strong className={styles.lineAmount}>{formatEuro(vatCents)}</strong>
      </p>
    </Card>
  )
}
