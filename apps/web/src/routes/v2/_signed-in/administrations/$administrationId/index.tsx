import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address of an administration without a page: its dashboard. */
export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/v2/administrations/$administrationId/dashboard', params, replace: true })
  },
})
