import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { countAttempt, type AttemptLimit } from '../../kernel/attempts.ts'
import { route } from '../../kernel/route.ts'
import { askRegister, RegisterUnanswered } from './ask-register.ts'

/** Each question costs whoever runs the server; nobody fills in so many companies. */
const questionsPerHour: AttemptLimit = { limit: 30, windowMs: 3_600_000 }

/** Companies of the trade register, where the server has a key for it. */
export const tradeRegisterRoutes = [
  route(contract.tradeRegister.find, {
    access: administration('ADMIN'),
    async prepare({ services, user, now, log, input: { query } }) {
      const { tradeRegisterKey: key, tradeRegisterUrl: url } = services.settings
      if (key === null) return { state: 'off' as const, company: null }
      if (!(await countAttempt(services.pool, `trade-register\0${user.id}`, questionsPerHour, now)))
        throw new ApiError('rate_limited')
      try {
        const company = await askRegister({ url, key }, query.kvkNumber)
        return company === null ? { state: 'unknown' as const, company } : { state: 'found' as const, company }
      } catch (error) {
        if (!(error instanceof RegisterUnanswered)) throw error
        log.warn({ err: error }, 'the trade register gave no answer')
        return { state: 'unanswered' as const, company: null }
      }
    },
    handle: async (_context, answer) => answer,
  }),
]
