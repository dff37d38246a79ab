import { media } from '@klopt/ui/theme'
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/')({
  beforeLoad: ({ params }) => {
    // A phone shows the list of its parts here.
    if (matchMedia(media.phone).matches) return
    throw redirect({ to: '/v2/administrations/$administrationId/settings/company', params, replace: true })
  },
})
