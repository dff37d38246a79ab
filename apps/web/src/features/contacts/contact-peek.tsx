import { DescriptionList } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { EmailText } from '../../shared/look/email-text.tsx'
import type { ContactRow } from './contact-columns.tsx'
import * as styles from './contacts-screen.css.ts'

/** A contact looked into from the list: where, how to reach, and what is open. */
export const ContactPeek = ({ row }: { row: ContactRow }) => (
  <DescriptionList
    items={[
      { term: 'Naam', details: row.name },
      { term: 'Plaats', details: row.city || '–' },
      { term: 'E-mailadres', details: row.emailAddress === null ? '–' : <EmailText text={row.emailAddress} /> },
      { term: 'Openstaand', details: row.openCents === 0 ? '–' : formatEuro(row.openCents) },
      {
        term: 'Te laat',
        details: row.lateCents > 0 ? <span className={styles.late}>{formatEuro(row.lateCents)}</span> : '–',
      },
    ]}
  />
)
