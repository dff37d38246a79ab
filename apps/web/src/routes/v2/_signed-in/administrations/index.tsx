import { createFileRoute } from '@tanstack/react-router'
import { requireAdministrationId } from '../../../../app/session/administration-id.ts'

/** The address of an administration without saying which. */
export const Route = createFileRoute('/v2/_signed-in/administrations/')({
  beforeLoad: ({ location }) => void requireAdministrationId(location.pathname),
})
