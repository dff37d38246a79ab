import { contract } from '@klopt/api-client/contract'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { administrationAddress } from '../../app/routing/address.ts'
import { api } from '../../app/transport/calls.ts'
import { readId } from '../../app/routing/id-params.ts'
import { requireUser } from '../../app/session/session.ts'

/** A ticket as a mail names it, without its administration. */
export const Route = createFileRoute('/tickets/$ticketId')({
  beforeLoad: async ({ location, params: { ticketId } }) => {
    await requireUser(location.href)
    const params = { ticketId: readId(ticketId) }
    const { administrationId } = await api.call(contract.tickets.locate, { params })
    throw redirect({
      href: administrationAddress(administrationId, 'tickets/$ticketId', { params }),
      replace: true,
    })
  },
})
