import type { RichTextDocument } from '@klopt/api-client/contract'
import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { Card } from '@klopt/ui'
import { RichText, toHtml } from '@klopt/ui/rich-text/show'
import { useDeferredValue } from 'react'
import { today } from '../../app/today.ts'
import { exampleValues, fillNames } from './email-variables.ts'
import * as styles from './settings.css.ts'

export interface EmailPreviewProps {
  subject: string
  body: RichTextDocument
  companyName: string
  language: PaperLanguage
}

/** The mail as a customer gets it, with an example for each variable. */
export function EmailPreview({ subject, body, companyName, language }: EmailPreviewProps) {
  const values = exampleValues(companyName, today(), language)
  const shown = useDeferredValue(body)
  return (
    <div className={styles.paper}>
      <Card title="Voorbeeld">
        <div className={styles.stack}>
          <p className={styles.text}>
            <span className={styles.muted}>Onderwerp: </span>
            <strong>{fillNames(subject, values)}</strong>
          </p>
          <RichText html={toHtml(shown, { variables: values })} />
        </div>
      </Card>
    </div>
  )
}
