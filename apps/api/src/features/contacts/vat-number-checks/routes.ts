import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { isCheckable, startCheck } from './check-vat-number.ts'
import { checksOf } from './read-checks.ts'
import { vatNumberOf } from './vat-number-of.ts'

const access = administration('BOOKING')

/** VAT numbers of contacts, checked by VIES where the server has its address. */
export const vatNumberCheckRoutes = [
  route(contract.vatNumberChecks.list, {
    access,
    handle: async ({ db, administrationId, services, input: { params } }) => {
      const key = { administrationId, contactId: params.contactId }
      const number = await vatNumberOf(db, key)
      const canCheck = services.settings.viesUrl !== null && isCheckable(number)
      return { canCheck, items: await checksOf(db, key) }
    },
  }),

  route(contract.vatNumberChecks.start, {
    reachesOthers: true,
    access,
    handle: async ({ db, administrationId, services, jobs, now, audit, input: { params } }) => {
      const { contactId } = params
      const vatNumber = await vatNumberOf(db, { administrationId, contactId })
      if (services.settings.viesUrl === null || !isCheckable(vatNumber)) throw new ApiError('vat_check_not_possible')
      await startCheck(db, jobs, { administrationId, contactId, vatNumber, now })
      audit('check_vat_number', 'contact', contactId)
    },
  }),
]
