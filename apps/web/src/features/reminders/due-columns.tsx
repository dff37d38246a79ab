import { Fragment } from 'react'
import { AppLink, Badge, linkClassName, type Column } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { title } from '../../shared/lists/document-columns.css.ts'
import { EmailText } from '../../shared/look/email-text.tsx'
import type { DueContact } from './due-contacts.ts'
import * as styles from './reminders.css.ts'

/** What is told of somebody who is to be reminded. */
export const dueColumns = (administrationId: number): readonly Column<DueContact>[] => [
  {
    id: 'contactName',
    header: 'Relatie',
    sortable: true,
    card: 'title',
    cell: ({ contactName }) => <span className={title}>{contactName}</span>,
  },
  {
    id: 'step',
    header: 'Stap',
    width: '128px',
    card: 'detail',
    cell: ({ steps }) => steps,
    cardCell: ({ steps, recipient }) => (recipient === null ? `${steps}, geen e-mailadres` : steps),
  },
  {
    id: 'recipient',
    header: 'E-mailadres',
    width: '248px',
    priority: 2,
    card: 'none',
    cell: ({ recipient }) =>
      recipient === null ? <Badge tone="warning">Geen e-mailadres</Badge> : <EmailText text={recipient} />,
  },
  {
    id: 'invoices',
    header: 'Facturen',
    width: '216px',
    card: 'detail',
    cell: ({ invoices }) =>
      invoices.map(({ id, number }, index) => (
        <Fragment key={id ?? number}>
          {index > 0 && ', '}
          <span className={styles.number}>
            {id === null ? (
              number
            ) : (
              <AppLink
                href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } })}
                className={linkClassName}
              >
                {number}
              </AppLink>
            )}
          </span>
        </Fragment>
      )),
  },
  {
    id: 'costs',
    header: 'Kosten en rente',
    width: '140px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: ({ askedCents }) => (askedCents === 0 ? '–' : formatEuro(askedCents)),
  },
  {
    id: 'openCents',
    header: 'Openstaand',
    width: '130px',
    align: 'end',
    sortable: true,
    card: 'amount',
    cell: ({ openCents }) => formatEuro(openCents),
  },
]
