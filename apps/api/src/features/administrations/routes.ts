import { administrations, journals } from '@klopt/api-client/schemas'
import { countAttempt, type AttemptLimit } from '../../kernel/attempts.ts'
import { administration, anyRole, mainUser, signedIn } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { callHooks } from '../../kernel/hooks.ts'
import { route } from '../../kernel/route.ts'
import { moneyBooksOf } from '../../books/money-books.ts'
import { screenPath } from '../../kernel/screens.ts'
import { presentAdministration } from '../users/present.ts'
import { rememberAdministration } from '../users/change-user.ts'
import { accessLog } from './access-log.ts'
import { setConsent } from './consent.ts'
import { createAdministration } from './create-administration.ts'
import { presentMember, presentMoneyBook } from './present.ts'
import { findAdministration, membersOf } from './queries.ts'

/** More than anybody needs; each may send invitations, and takes room. */
const newPerHour: AttemptLimit = { limit: 20, windowMs: 3_600_000 }

/** Until the company details are filled in. */
const NEW_NAME = 'Nieuwe administratie'
const NEW_LEGAL_FORM = 'zzp'

export const administrationRoutes = [
  route(administrations.get, {
    access: anyRole,
    handle: async ({ db, administrationId }) => presentAdministration(await findAdministration(db, administrationId)),
  }),

  route(administrations.roles, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId }) => (await membersOf(db, administrationId)).map(presentMember),
  }),

  route(administrations.login, {
    access: anyRole,
    allowedWhenReadOnly: true,
    allowedWhenViewing: true,
    async handle({ db, administrationId, user, audit }) {
      await rememberAdministration(db, user.id, administrationId)
      audit('enter', 'administration', administrationId)
      return { redirect_url: screenPath('dashboard', { administrationId }) }
    },
  }),

  // `system` because nobody is in an administration before it exists.
  route(administrations.create, {
    access: signedIn,
    scope: 'system',
    async prepare({ services, user, now }) {
      if (!(await countAttempt(services.pool, `new administration\0${user.id}`, newPerHour, now))) {
        throw new ApiError('rate_limited')
      }
    },
    async handle({ db, user, today, now, audit, services, input: { body } }) {
      const administrationId = await createAdministration(db, {
        companyName: NEW_NAME,
        legalForm: NEW_LEGAL_FORM,
        ownerId: user.id,
        today,
        now,
      })
      const planId = body.subscription_variant_id
      await callHooks(services.hooks.administrationBegins, db, { administrationId, planId, today }, now)
      audit('create', 'administration', administrationId, {}, { administrationId })
      return { redirect_url: screenPath('dashboard', { administrationId }) }
    },
  }),

  route(administrations.giveAccess, {
    access: mainUser,
    allowedWhenReadOnly: true,
    handle: (context) => setConsent(context, true),
  }),

  route(administrations.revokeAccess, {
    access: mainUser,
    allowedWhenReadOnly: true,
    handle: (context) => setConsent(context, false),
  }),

  route(administrations.accessLog, {
    access: administration('ADMIN'),
    handle: ({ db, administrationId }) => accessLog(db, administrationId),
  }),

  route(journals.list, {
    access: administration('BOOKING'),
    handle: async ({ db, administrationId }) => (await moneyBooksOf(db, administrationId)).map(presentMoneyBook),
  }),
]
