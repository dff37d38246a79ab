import { AppLink, Badge, Button, classNames, linkClassName, type Column } from '@klopt/ui'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { EndSessionsModal } from './end-sessions-modal.tsx'
import { administrationHref, type FoundRow, type FoundUser } from './found-rows.ts'
import * as styles from './search-screen.css.ts'

/** What is told of what was found. */
export const foundColumns: readonly Column<FoundRow>[] = [
  {
    id: 'name',
    header: 'Naam',
    card: 'title',
    width: '30%',
    cell: ({ name, href }) =>
      href === null ? (
        name
      ) : (
        // The row itself is what the keyboard stops at.
        <AppLink href={href} tabIndex={-1} className={styles.name}>
          {name}
        </AppLink>
      ),
  },
  {
    id: 'details',
    header: 'Gegevens',
    card: 'detail',
    cell: ({ number, details, user }) => (
      <>
        {[`nr. ${number}`, ...details].join(' · ')}
        {user && <Administrations user={user} />}
      </>
    ),
  },
  {
    id: 'note',
    header: 'Stand',
    width: '136px',
    card: 'status',
    cell: ({ note }) => note && <Badge tone={note.tone}>{note.text}</Badge>,
  },
  {
    id: 'out',
    header: '',
    width: '126px',
    align: 'end',
    card: 'detail',
    cell: ({ user }) => user && <SignOut user={user} />,
  },
]

/** A person has no screen of their own here: what they have access to does. */
const Administrations = ({ user: { name, administrations } }: { user: FoundUser }) =>
  administrations.length > 0 && (
    <ul aria-label={`Administraties van ${name}`} className={styles.administrations}>
      {administrations.map(({ id, companyName }) => (
        <li key={id}>
          <AppLink href={administrationHref(id)} className={classNames(linkClassName, styles.administration)}>
            {companyName}
          </AppLink>
        </li>
      ))}
    </ul>
  )

function SignOut({ user: { id, name } }: { user: FoundUser }) {
  const [isEnding, setIsEnding] = useState(false)
  return (
    <>
      <Button size="small" icon={LogOut} aria-label={`${name} overal uitloggen`} onClick={() => setIsEnding(true)}>
        Uitloggen
      </Button>
      {isEnding && <EndSessionsModal user={{ id, name }} onClose={() => setIsEnding(false)} />}
    </>
  )
}
