import { PageHeader } from '@klopt/ui'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { PlaceList } from '../../shell/place-list.tsx'
import { adminPlaces, barPlaces } from './admin-places.ts'

/** On a phone: the places of staff that the bottom bar has no room for. */
export function AdminMoreScreen({ user }: { user: CurrentUser }) {
  usePageTitle('Meer')
  const inBar = new Set(barPlaces(user).map(({ href }) => href))
  return (
    <>
      <PageHeader title="Meer" />
      <PlaceList items={adminPlaces(user).filter(({ href }) => !inBar.has(href))} />
    </>
  )
}
