import { contract } from '@klopt/api-client/contract'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { api } from '../../app/api.ts'
import { requireUser } from '../../app/session.ts'

/** A ticket as a mail names it, without its administration. */
export const Route = createFileRoute('/tickets/$ticketId')({
  beforeLoad: async ({ location, params: { ticketId } }) => {
    await requireUser(location.href)
    if (!/^[1-9]\d{0,14}$/.test(ticketId)) throw notFound()
    const { administrationId } = await api.call(contract.tickets.locate, { params: { ticketId: Number(ticketId) } })
    throw redirect({ href: `/v2/administrations/${administrationId}/tickets/${ticketId}`, replace: true })
  },
})
