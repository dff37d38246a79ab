import { customerSubscriptions as calls } from '@klopt/api-client/schemas'
import { changeScope } from '../../database/transaction.ts'
import { customer as access } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { queueCustomerMail } from '../administrations/queue-customer-mail.ts'
import { customerOf } from '../contacts/find-customer.ts'
import { changeOwnDetails, ownDetails } from '../contacts/own-details.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { cancelSubscription } from '../recurring-invoices/cancel-subscription.ts'
import { descriptionOf, findSubscriptionOf } from '../recurring-invoices/customer-subscriptions.ts'
import { detailsChangedMail, subscriptionCancelledMail } from './mails.ts'

/** What a customer does with what runs for them, and with their own details. */
export const customerSubscriptionRoutes = [
  route(calls.cancel, {
    access,
    async handle({ db, customer, services, jobs, now, today, audit, input: { params, body } }) {
      const { administrationId } = customer
      const { id: recurringInvoiceId } = await findSubscriptionOf(db, customer, params.recurringInvoiceId)
      const { isConsumer, email_address: to, language } = await customerOf(db, customer)
      const { company_name: company } = await loadAdministration(db, administrationId)
      await changeScope(db, { kind: 'administration', administrationId })
      const reason = body.reason ?? '' // zero: nobody has to give one
      const cancelled = await cancelSubscription(
        db,
        { administrationId, recurringInvoiceId },
        { isConsumer, reason, now, today },
      )
      const endsOn = cancelled.service_until
      audit('cancel', 'recurring_invoice', recurringInvoiceId, { reason, endsOn })
      if (to !== null) {
        const mail = subscriptionCancelledMail({ company, language, what: descriptionOf(cancelled), endsOn })
        await queueCustomerMail(db, { administrationId, jobs, services }, to, mail)
      }
      return { status: endsOn === null ? ('requested' as const) : ('ending' as const), endsOn }
    },
  }),

  route(calls.details, { access, handle: ({ db, customer }) => ownDetails(db, customer) }),

  route(calls.saveDetails, {
    access,
    async handle({ db, customer, services, jobs, now, audit, input: { body } }) {
      const { administrationId, contactId } = customer
      const { company_name: company } = await loadAdministration(db, administrationId)
      const { language } = await customerOf(db, customer)
      await changeScope(db, { kind: 'administration', administrationId })
      const key = { administrationId, contactId }
      const { version, emailAddressBefore, emailAddress } = await changeOwnDetails(db, key, body, now)
      audit('change_own_details', 'contact', contactId, { emailAddress })
      if (emailAddressBefore !== null && emailAddressBefore !== emailAddress) {
        const mail = detailsChangedMail({ company, language, emailAddress })
        await queueCustomerMail(db, { administrationId, jobs, services }, emailAddressBefore, mail)
      }
      return { version }
    },
  }),
]
