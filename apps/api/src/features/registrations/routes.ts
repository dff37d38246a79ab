import { registrations } from '@klopt/api-client/schemas'
import { publicAccess } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { confirmRegistration } from './confirm.ts'
import { keepRegistration, readRegistration, registrationMailJob } from './register.ts'

/** Making an account. The scope is `system` because nobody is known yet; only what is made here is touched. */
export const registrationRoutes = [
  route(registrations.register, {
    access: publicAccess,
    scope: 'system',
    prepare: (context) => readRegistration(context, context.input.body),
    async handle({ db, jobs, services, now, audit }, registration) {
      const token = await keepRegistration(db, registration, now)
      await jobs.enqueue(registrationMailJob, { sealed: services.secretBox.seal(token) })
      audit('register', 'user', null, { kind: registration.kind })
    },
  }),

  route(registrations.confirm, {
    access: publicAccess,
    scope: 'system',
    handle: async (context) => ({ redirect_url: await confirmRegistration(context, context.input.body.token) }),
  }),
]
