import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, buttonClassName } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { banner } from '../../shell/subscription-banner.css.ts'
import { removalNoteOf } from './removal-note.ts'

/** Says on every screen of an administration that its removal was asked, and leads to where that is withdrawn. */
export function RemovalBanner({ administrationId }: { administrationId: number }) {
  const { data } = useQuery({ ...query(contract.removalRequests.list, {}), meta: { errors: 'screen' } })
  const request = data?.find((each) => each.administrationId === administrationId)
  // There the screen itself says it, in full.
  const isSaid = useRouterState({ select: ({ location }) => location.pathname.endsWith('/removal-requests') })
  if (request === undefined || isSaid) return null
  return (
    <div className={banner}>
      <Alert
        tone="warning"
        title={removalNoteOf(request)}
        action={
          <AppLink
            href={administrationAddress(administrationId, 'removal-requests')}
            className={buttonClassName({ size: 'small' })}
          >
            Verzoek bekijken
          </AppLink>
        }
      >
        Tot die dag kun je alles bewaren en het verzoek intrekken.
      </Alert>
    </div>
  )
}
