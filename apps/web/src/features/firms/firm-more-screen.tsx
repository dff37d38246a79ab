import { PageHeader } from '@klopt/ui'
import { CircleQuestionMark, List, UserRound } from 'lucide-react'
import { address } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { firmPlaces } from '../../shell/firm-places.ts'
import { PlaceList } from '../../shell/place-list.tsx'

/** On a phone: the places of a firm that the bottom bar has no room for. */
export function FirmMoreScreen({ firmId }: { firmId: number }) {
  usePageTitle('Meer')
  const { work, office } = firmPlaces(firmId)
  return (
    <>
      <PageHeader title="Meer" />
      <PlaceList
        items={[
          ...[...work, ...office].filter(({ isInBar }) => !isInBar),
          { href: address('/v2/support'), label: 'Help', icon: CircleQuestionMark },
          { href: address('/v2/my-administrations'), label: 'Mijn administraties', icon: List },
          { href: address('/v2/account'), label: 'Mijn account', icon: UserRound },
        ]}
      />
    </>
  )
}
