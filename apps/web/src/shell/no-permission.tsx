import { AppLink, buttonClassName, EmptyState, PageHeader } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { administrationAddress } from '../app/routing/address.ts'
import { administrationIdOf } from '../app/session/start-target.ts'
import { usePageTitle } from '../app/routing/use-page-title.ts'

/** In place of a screen of an administration that this user's rights are not for. */
export function NoPermission() {
  usePageTitle('Geen toegang')
  const administrationId = useRouterState({ select: ({ location }) => administrationIdOf(location.pathname) })
  return (
    <>
      <PageHeader title="Geen toegang tot dit onderdeel" />
      <EmptyState
        icon={Lock}
        title="Dit recht heb je in deze administratie niet"
        action={
          administrationId !== null && (
            <AppLink href={administrationAddress(administrationId, 'more')} className={buttonClassName()}>
              Wat je wel kunt openen
            </AppLink>
          )
        }
      >
        Vraag de hoofdgebruiker of een beheerder om het je te geven. Dat kan bij Instellingen, Gebruikers.
      </EmptyState>
    </>
  )
}
