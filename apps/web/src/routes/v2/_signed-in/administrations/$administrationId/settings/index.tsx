import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/settings/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/v2/administrations/$administrationId/settings/company', params, replace: true })
  },
})
