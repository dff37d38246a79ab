import type { BankConnection } from '@klopt/api-client/contract'
import { askConfirmation, Badge, Button, IconButton, Menu, type Column } from '@klopt/ui'
import { formatDateShort, formatIban } from '@klopt/validators'
import { MoreHorizontal } from 'lucide-react'
import { today } from '../../../app/today.ts'
import { instantText } from '../../../shared/dates/times.ts'
import { stateOf } from './connection-texts.ts'
import * as styles from './connections.css.ts'

/** What is shown of a connection. */
export const connectionColumns: readonly Column<BankConnection>[] = [
  {
    id: 'bank',
    header: 'Bank',
    card: 'title',
    cell: ({ bankName, accounts }) => (
      <span className={styles.bank}>
        {bankName}
        {accounts.map(({ iban, journalName }) => (
          <span key={iban} className={styles.account}>
            {formatIban(iban)}
            {journalName !== null && ` · ${journalName}`}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Toestand',
    width: '170px',
    card: 'status',
    cell: (connection) => {
      const { tone, label } = stateOf(connection)
      return <Badge tone={tone}>{label}</Badge>
    },
  },
  {
    id: 'until',
    header: 'Toestemming tot',
    width: '140px',
    cell: ({ validUntil, state }) => (state === 'active' ? dayOf(validUntil) : '–'),
    cardCell: ({ validUntil, state }) => (state === 'active' ? `toestemming tot ${dayOf(validUntil)}` : null),
  },
  {
    id: 'fetched',
    header: 'Laatst gekeken',
    width: '160px',
    priority: 2,
    cell: ({ fetchedAt }) => (fetchedAt === null ? '–' : instantText(fetchedAt)),
  },
]

const dayOf = (timestamp: number) => formatDateShort(today(new Date(timestamp * 1000)))

interface Actions {
  mayFetch: boolean
  /** Whether consent may be given anew. */
  mayConnect: boolean
  mayEnd: boolean
  isFetching: (id: number) => boolean
  isLeaving: boolean
  onFetch: (connection: BankConnection) => void
  onRenew: (connection: BankConnection) => void
  onEnd: (connection: BankConnection) => void
}

/** What can be done with a connection: what is pressing as a button, the rest under its '…'. */
export const actionsColumn = (actions: Actions): Column<BankConnection> => ({
  id: 'actions',
  header: '',
  name: 'Acties',
  width: '220px',
  align: 'end',
  cell: (connection) => <ConnectionActions {...actions} connection={connection} />,
})

function ConnectionActions({ connection, ...actions }: Actions & { connection: BankConnection }) {
  const { bankName, state, endsSoon } = connection
  const isActive = state === 'active'
  const renewsFirst = !isActive || endsSoon
  const renew = isActive ? 'Toestemming vernieuwen' : 'Opnieuw koppelen'
  const fetch = { label: 'Nu ophalen', onSelect: () => actions.onFetch(connection) }
  const items = [
    ...(isActive && renewsFirst && actions.mayFetch ? [fetch] : []),
    ...(isActive && !renewsFirst && actions.mayConnect
      ? [{ label: renew, onSelect: () => actions.onRenew(connection) }]
      : []),
    ...(isActive && actions.mayEnd
      ? [{ label: 'Ontkoppelen', onSelect: () => void askToEnd(connection, actions) }]
      : []),
  ]
  return (
    <span className={styles.actions}>
      {renewsFirst
        ? actions.mayConnect && (
            <Button
              size="small"
              loading={actions.isLeaving}
              onClick={() => actions.onRenew(connection)}
              aria-label={`${renew}: ${bankName}`}
            >
              {renew}
            </Button>
          )
        : actions.mayFetch && (
            <Button
              size="small"
              loading={actions.isFetching(connection.id)}
              onClick={fetch.onSelect}
              aria-label={`${fetch.label}: ${bankName}`}
            >
              {fetch.label}
            </Button>
          )}
      {items.length > 0 && (
        <Menu
          placement="bottom-end"
          trigger={<IconButton label={`Acties voor ${bankName}`} icon={MoreHorizontal} size="small" variant="text" />}
          items={items}
        />
      )}
    </span>
  )
}

async function askToEnd(connection: BankConnection, { onEnd }: Actions): Promise<void> {
  const isSure = await askConfirmation({
    title: `${connection.bankName} ontkoppelen?`,
    text: 'Er komen dan geen regels meer vanzelf binnen en de toestemming bij je bank vervalt. Wat er is, blijft staan.',
    confirmLabel: 'Ontkoppelen',
  })
  if (isSure) onEnd(connection)
}
