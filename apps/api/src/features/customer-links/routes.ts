import { customerLinks } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { assertContact } from '../contacts/find-customer.ts'
import { listLinks } from './list-links.ts'
import { previewPath } from './make-key.ts'
import { revokeLink } from './revoke-link.ts'

const access = administration('BOOKING')

/** The pages of customers as their owner sees them: looking along, when they were used, and ending a link. */
export const customerLinkRoutes = [
  route(customerLinks.list, {
    access,
    async handle({ db, input: { params } }) {
      await assertContact(db, params)
      return { items: await listLinks(db, params) }
    },
  }),

  route(customerLinks.preview, {
    access,
    async handle({ db, now, audit, input: { params } }) {
      await assertContact(db, params)
      const path = await previewPath(db, params, now)
      audit('preview', 'customer_link', null, { contactId: params.contactId })
      return { path }
    },
  }),

  route(customerLinks.revoke, {
    access,
    async handle({ db, user, now, audit, unchanged, input: { params } }) {
      const { linkId } = params
      if (await revokeLink(db, params, { linkId, userId: user.id, now })) audit('revoke', 'customer_link', linkId)
      else unchanged()
    },
  }),
]
