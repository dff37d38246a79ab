import { badDebts } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { recover } from './recover.ts'
import { showBadDebt } from './show-bad-debt.ts'
import { writeOff, type Writer } from './write-off.ts'

const access = administration('BOOKING')

/** Invoices that nobody pays, and what is paid of them after all. */
export const badDebtRoutes = [
  route(badDebts.get, { access, handle: ({ db, input: { params } }) => showBadDebt(db, params) }),

  route(badDebts.writeOff, {
    access,
    async handle(context) {
      const { params, body } = context.input
      const done = await writeOff(context.db, writerOf(context), params.invoiceId, body.establishedOn ?? context.today)
      context.audit('write_off', 'invoice', params.invoiceId, done)
      return done
    },
  }),

  route(badDebts.recover, {
    access,
    async handle(context) {
      const { params, body } = context.input
      const done = await recover(context.db, writerOf(context), params.invoiceId, body)
      context.audit('recover', 'invoice', params.invoiceId, { ...body, ...done })
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
