import { unpaidVat } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { deductAgain, payBackVat, type Writer } from './pay-back.ts'
import { showUnpaid } from './show-unpaid.ts'

const access = administration('BOOKING')

/** VAT of purchases that stay unpaid, and of what is paid of them after all. */
export const unpaidVatRoutes = [
  route(unpaidVat.get, { access, handle: ({ db, input: { params } }) => showUnpaid(db, params) }),

  route(unpaidVat.payBack, {
    access,
    async handle(context) {
      const { purchaseId } = context.input.params
      const done = await payBackVat(context.db, writerOf(context), purchaseId)
      context.audit('pay_vat_back', 'purchase', purchaseId, done)
      return done
    },
  }),

  route(unpaidVat.deductAgain, {
    access,
    async handle(context) {
      const { purchaseId } = context.input.params
      const done = await deductAgain(context.db, writerOf(context), purchaseId)
      context.audit('deduct_vat_again', 'purchase', purchaseId, done)
      return done
    },
  }),
]

interface WriterContext extends Omit<Writer, 'userId'> {
  readonly user: { readonly id: number }
}

const writerOf = ({ administrationId, user, now, today }: WriterContext): Writer => ({
  administrationId,
  userId: user.id,
  now,
  today,
})
