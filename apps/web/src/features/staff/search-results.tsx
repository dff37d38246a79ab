import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, Card, Icon } from '@klopt/ui'
import { Building2, ChevronRight, LogOut, UserRound, Wallet } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { address } from '../../app/routing/address.ts'
import { dashboardPath } from '../../app/session/start-target.ts'
import { EndSessionsModal } from './end-sessions-modal.tsx'
import * as styles from './search-screen.css.ts'

type Found = ResponseOf<typeof contract.admin.search>

/** What was found by kind; each leads through its access screen. */
export function SearchResults({ found: { users, administrations, firms } }: { found: Found }) {
  return (
    <>
      <Group title="Administraties" count={administrations.length}>
        {administrations.map(({ id, companyName, mainUser, firmName, isAccessible }) => (
          <Result
            key={id}
            icon={Wallet}
            href={administrationHref(id)}
            name={companyName}
            details={[`nr. ${id}`, mainUser, firmName]}
            badge={isAccessible && <Badge tone="success">Toestemming</Badge>}
          />
        ))}
      </Group>
      <Group title="Gebruikers" count={users.length}>
        {users.map((user) => (
          <User key={user.id} user={user} />
        ))}
      </Group>
      <Group title="Kantoren" count={firms.length}>
        {firms.map(({ id, companyName, clients }) => (
          <Result
            key={id}
            icon={Building2}
            href={firmHref(id)}
            name={companyName}
            details={[`nr. ${id}`, clients === 1 ? '1 klant' : `${clients} klanten`]}
          />
        ))}
      </Group>
    </>
  )
}

const firmHref = (firmId: number): string =>
  address('/v2/admin/firms/$firmId/access', {
    params: { firmId },
    search: { 'redirect-url': address('/v2/firms/$firmId', { params: { firmId } }) },
  })
const administrationHref = (administrationId: number): string =>
  address('/v2/admin/administrations/$administrationId/access', {
    params: { administrationId },
    search: { 'redirect-url': dashboardPath(administrationId) },
  })

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <Card title={title} padding="none">
      <ul className={styles.list}>{children}</ul>
    </Card>
  )
}

/** A person has no screen of their own here: what they have access to does. Signing them out everywhere is done here. */
function User({
  user: { id, name, emailAddress, firmName, isDeactivated, administrations },
}: {
  user: Found['users'][number]
}) {
  const [isEnding, setIsEnding] = useState(false)
  return (
    <li>
      <div className={styles.row}>
        <Icon of={UserRound} size={18} />
        <Words name={name} details={[`nr. ${id}`, emailAddress, firmName]} />
        {isDeactivated && <Badge>Gedeactiveerd</Badge>}
        <Button size="small" icon={LogOut} aria-label={`${name} overal uitloggen`} onClick={() => setIsEnding(true)}>
          Uitloggen
        </Button>
        {isEnding && <EndSessionsModal user={{ id, name }} onClose={() => setIsEnding(false)} />}
      </div>
      {administrations.length > 0 && (
        <ul className={styles.nested} aria-label={`Administraties van ${name}`}>
          {administrations.map((administration) => (
            <Result
              key={administration.id}
              icon={Wallet}
              href={administrationHref(administration.id)}
              name={administration.companyName}
              details={[`nr. ${administration.id}`]}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

interface ResultProps {
  icon: LucideIcon
  href: string
  name: string
  details: readonly (string | null)[]
  badge?: ReactNode
}

function Result({ icon, href, name, details, badge }: ResultProps) {
  return (
    <li>
      <AppLink href={href} className={styles.link} data-result>
        <Icon of={icon} size={18} />
        <Words name={name} details={details} />
        {badge}
        <Icon of={ChevronRight} />
      </AppLink>
    </li>
  )
}

const Words = ({ name, details }: Pick<ResultProps, 'name' | 'details'>) => (
  <span className={styles.words}>
    <span className={styles.name}>{name}</span>
    <span className={styles.details}>{details.filter((detail) => detail !== null).join(' · ')}</span>
  </span>
)
