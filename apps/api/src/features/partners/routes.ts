import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { listPartners } from './list-partners.ts'
import { createPartner, savePartner } from './save-partner.ts'

const access = administration('ACCOUNTING')

/** The partners of a business, who divide its result. */
export const partnerRoutes = [
  route(contract.partners.list, {
    access,
    handle: ({ db, administrationId }) => listPartners(db, administrationId),
  }),

  route(contract.partners.create, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { body } }) => {
      const id = await createPartner(db, { administrationId, userId: user.id, now }, body)
      audit('create', 'partner', id, { name: body.name })
      return { id }
    },
  }),

  route(contract.partners.save, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { params, body } }) => {
      await savePartner(db, { administrationId, userId: user.id, now }, params.partnerId, body)
      audit('update', 'partner', params.partnerId, body)
    },
  }),
]
