import { AppLink, buttonClassName, Card, Icon, PageHeader } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { address } from '../app/routing/address.ts'
import { currentUserQuery, type CurrentUser } from '../app/session/session.ts'
import { dashboardPath } from '../app/session/start-target.ts'
import { usePageTitle } from '../app/routing/use-page-title.ts'
import { Framed } from './framed.tsx'
import * as styles from './no-access.css.ts'

const TITLE = 'Je hebt geen toegang tot deze administratie'
/** More than these are found on the list of administrations, which can be searched. */
const MOST_SHOWN = 5

/** In place of an administration that one may not see: why, how to ask for access, and where one can go on. */
export function NoAccess() {
  usePageTitle('Geen toegang')
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const { data: user } = useQuery(currentUserQuery())
  if (user === undefined) return null
  return (
    <Framed>
      <div className={styles.page}>
        <PageHeader title={TITLE} className={styles.header} />
        <Card>
          <p className={styles.text}>
            Misschien is de administratie verwijderd, of ben je niet of niet meer als gebruiker uitgenodigd. Je bent
            ingelogd als {user.email_address}. De hoofdgebruiker of een beheerder van de administratie kan je op dit
            adres uitnodigen; stuur ze je vraag per e-mail.
          </p>
          <div className={styles.ways}>
            <a href={requestFor(user, location.origin + pathname)} className={buttonClassName({ variant: 'primary' })}>
              Toegang vragen
            </a>
          </div>
        </Card>
        <OwnPlaces user={user} />
      </div>
    </Framed>
  )
}

/** A mail for who can invite: the server tells nobody who that is, nor whether the administration exists. */
function requestFor({ email_address: address, first_name, last_name }: CurrentUser, page: string): string {
  const subject = 'Toegang tot je administratie in Klopt'
  const body = [
    'Hallo,',
    '',
    `Wil je me uitnodigen voor je administratie in Klopt? Dat kan bij Instellingen, Gebruikers, met mijn adres ${address}.`,
    '',
    `Het gaat om deze pagina: ${page}`,
    '',
    'Groet,',
    `${first_name} ${last_name}`,
  ].join('\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** The administrations of one's own, and the list of all of them. */
function OwnPlaces({ user }: { user: CurrentUser }) {
  const isLast = ({ id }: { id: number }) => Number(id === user.last_administration_id)
  // Where one was last is the likeliest; the others keep their order.
  const own = (user.administrations ?? []).toSorted((a, b) => isLast(b) - isLast(a)).slice(0, MOST_SHOWN)
  const places = [
    ...own.map(({ id, company }) => ({ href: dashboardPath(id), label: company.name })),
    ...(user.firm_id === null
      ? []
      : [
          {
            href: address('/v2/firms/$firmId', { params: { firmId: user.firm_id } }),
            label: 'Alle klanten van je kantoor',
          },
        ]),
    { href: address('/v2/my-administrations'), label: 'Mijn administraties' },
  ]
  return (
    <Card title="Hier kun je wel terecht" padding="none">
      <ul className={styles.list}>
        {places.map(({ href, label }) => (
          <li key={href}>
            <AppLink href={href} className={styles.place}>
              {label}
              <Icon of={ChevronRight} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
