import { contract } from '@klopt/api-client/contract'
import { Alert, Badge, Button, Card, PageHeader, SearchField } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentUser } from '../../app/session.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useWrite } from '../../app/use-write.ts'
import * as styles from './my-administrations-screen.css.ts'
import { administrationRows, clientRows, type AdministrationRow } from './administration-rows.ts'

/** From this many administrations on a search field helps more than it distracts. */
const searchFrom = 8

/** The administrations one has a role in. */
export function MyAdministrationsScreen({ user }: { user: CurrentUser }) {
  return <AdministrationList title="Mijn administraties" user={user} all={administrationRows(user)} />
}

/** The clients of the firm one works at. */
export function FirmScreen({ user }: { user: CurrentUser }) {
  return <AdministrationList title="Klanten" user={user} all={clientRows(user)} />
}

interface AdministrationListProps {
  title: string
  user: CurrentUser
  all: readonly AdministrationRow[]
}

function AdministrationList({ title, user, all }: AdministrationListProps) {
  usePageTitle(title)
  const [search, setSearch] = useState('')
  const rows = all.filter((row) => row.name.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <main className={styles.page}>
      <PageHeader title={title} description={`Ingelogd als ${user.email_address}`} />
      {all.length >= searchFrom && (
        <SearchField label="Zoek een administratie" value={search} onSearch={setSearch} debounceMs={0} />
      )}
      <Card padding="none">
        {rows.length === 0 ? (
          <p className={styles.empty}>
            {all.length === 0 ? 'Je hebt nog geen administratie.' : 'Geen administratie heet zo.'}
          </p>
        ) : (
          <ul className={styles.list}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Card>
    </main>
  )
}

function Row({ row }: { row: AdministrationRow }) {
  const navigate = useNavigate()
  const enter = useWrite(contract.administrations.login)
  const goIn = () =>
    enter.mutate(
      { params: { administrationId: row.id } },
      { onSuccess: ({ redirect_url }) => void navigate({ href: redirect_url }) },
    )
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{row.name}</span>
        {row.note && <Badge tone="warning">{row.note}</Badge>}
        {enter.error && <Alert tone="danger">{enter.error.message}</Alert>}
      </div>
      <Button onClick={goIn} loading={enter.isPending} aria-label={`Inloggen op ${row.name}`}>
        Inloggen op administratie
      </Button>
    </li>
  )
}
