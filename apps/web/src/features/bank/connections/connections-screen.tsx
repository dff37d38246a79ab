import type { BankConnection } from '@klopt/api-client/contract'
import { Alert, AppLink, Button, buttonClassName, Card, DetailHeader, EmptyState, Table } from '@klopt/ui'
import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { bankHref } from '../bank-search.ts'
import { ConnectModal } from './connect-modal.tsx'
import { actionsColumn, connectionColumns } from './connection-columns.tsx'
import { problemOf } from './connection-texts.ts'
import * as styles from './connections.css.ts'
import { useConnect } from './use-connect.ts'
import { useConnections } from './use-connections.ts'

/** The banks whose lines come in by themselves: until when, and what is wrong. */
export function ConnectionsScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Bankkoppelingen')
  const { list, connections, isFetching, fetchNow, end } = useConnections(administrationId)
  const renewal = useConnect(administrationId)
  const [isChoosing, setChoosing] = useState(false)
  const mayFetch = useMayChange(administrationId, { permission: 'BOOKING' })
  const mayConnect = useMayChange(administrationId, { permission: 'ADMIN' })
  const isAvailable = list.data?.isAvailable === true
  // Then that is said, and not that there is nothing as well.
  const isImpossible = list.data?.isAvailable === false && connections.length === 0
  const add = mayConnect && isAvailable && (
    <Button variant="primary" icon={Plus} onClick={() => setChoosing(true)}>
      Bank koppelen
    </Button>
  )
  const actions = actionsColumn({
    mayFetch: mayFetch && isAvailable,
    mayConnect: mayConnect && isAvailable,
    mayEnd: mayConnect,
    isFetching,
    isLeaving: renewal.isBusy,
    onFetch: fetchNow,
    onRenew: ({ bankName }) => renewal.connect(bankName),
    onEnd: end,
  })
  return (
    <div className={styles.page}>
      <DetailHeader
        back={{ label: 'Bank verwerken', href: asLeft(bankHref(administrationId)) }}
        className={styles.header}
        title="Bankkoppelingen"
        description="Van een gekoppelde bank komen de regels vanzelf binnen, vier keer per dag."
        actions={connections.length > 0 && add}
      />
      {list.data?.isAvailable === false && <NotAvailable administrationId={administrationId} />}
      {renewal.problem !== undefined && <Alert tone="danger">{renewal.problem}</Alert>}
      <Problems connections={connections} />
      {/* A card of its own once it is known what stands above: what waits is not pushed away. */}
      {!isImpossible && (
        <Card key={list.isPending ? 'waiting' : 'known'} padding="none">
          {list.isError ? (
            <LoadError error={list.error} onRetry={() => void list.refetch()} />
          ) : !list.isPending && connections.length === 0 ? (
            <NoConnections add={add} />
          ) : (
            <Table
              label="Bankkoppelingen"
              columns={mayFetch || mayConnect ? [...connectionColumns, actions] : connectionColumns}
              rows={connections}
              rowKey={({ id }) => String(id)}
              loading={list.isPending}
            />
          )}
        </Card>
      )}
      {!mayConnect && (
        <p className={styles.note}>Een bank koppelen of ontkoppelen doet een beheerder van deze administratie.</p>
      )}
      {isChoosing && <ConnectModal administrationId={administrationId} onClose={() => setChoosing(false)} />}
    </div>
  )
}

function Problems({ connections }: { connections: readonly BankConnection[] }) {
  return connections.map((connection) => {
    const problem = problemOf(connection)
    return (
      problem && (
        <Alert key={connection.id} tone={problem.tone}>
          {problem.text}
        </Alert>
      )
    )
  })
}

function NotAvailable({ administrationId }: { administrationId: number }) {
  return (
    <Alert
      title="Deze Klopt kan geen bank koppelen"
      action={
        <AppLink href={administrationAddress(administrationId, 'bank/import')} className={buttonClassName()}>
          Afschrift importeren
        </AppLink>
      }
    >
      Wie Klopt voor je draait, heeft geen koppeling met banken ingesteld. Importeer intussen je afschriften; dat werkt
      met elke bank.
    </Alert>
  )
}

const NoConnections = ({ add }: { add: React.ReactNode }) => (
  <EmptyState icon={Landmark} title="Nog geen bank gekoppeld" action={add}>
    Je logt in bij je bank en geeft Klopt toestemming om mee te lezen. Betalen kan Klopt daar niet mee.
  </EmptyState>
)
