import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, type Column } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { EmailText } from '../../shared/look/email-text.tsx'
import { title } from '../../shared/lists/document-columns.css.ts'
import * as styles from './contacts-screen.css.ts'

export type ContactRow = ResponseOf<typeof contract.contacts.list>['items'][number]

/** Where a contact is shown. */
export const contactHref = (administrationId: number, { id }: Pick<ContactRow, 'id'>): string =>
  administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId: id } })

/** An amount in euro, nothing as a dash. */
const NOTHING = <span className={styles.nothing}>–</span>
const amountOrDash = (cents: number) => (cents === 0 ? NOTHING : formatEuro(cents))

/** The columns of the list. */
export function contactColumns(administrationId: number): Column<ContactRow>[] {
  return [
    {
      id: 'name',
      header: 'Naam',
      sortable: true,
      card: 'title',
      cell: (row) => (
        // The row itself is what the keyboard stops at.
        <AppLink href={contactHref(administrationId, row)} tabIndex={-1} className={title}>
          {row.name}
        </AppLink>
      ),
    },
    {
      id: 'city',
      header: 'Plaats',
      width: '124px',
      sortable: true,
      priority: 2,
      card: 'none',
      cell: (row) => row.city || NOTHING,
    },
    {
      id: 'email',
      header: 'E-mailadres',
      width: '296px',
      priority: 3,
      card: 'detail',
      cell: (row) => (row.emailAddress ? <EmailText text={row.emailAddress} /> : NOTHING),
      cardCell: (row) => (row.emailAddress ? <EmailText text={row.emailAddress} /> : null),
    },
    {
      id: 'late',
      header: 'Te laat',
      align: 'end',
      card: 'due',
      cell: (row) =>
        row.lateCents > 0 ? <span className={styles.late}>{formatEuro(row.lateCents)}</span> : amountOrDash(0),
      cardCell: (row) =>
        row.lateCents > 0 ? <span className={styles.late}>{formatEuro(row.lateCents)} te laat</span> : null,
    },
    {
      id: 'open',
      header: 'Openstaand',
      align: 'end',
      card: 'amount',
      cell: (row) => amountOrDash(row.openCents),
    },
  ]
}
