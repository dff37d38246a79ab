import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { chosenOf } from '../../kernel/each-of-several.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { checkIfNew } from './vat-number-checks/check-if-new.ts'
import { bouncedAddress } from './bounced-address.ts'
import { checkContact } from './check-contact.ts'
import { openOfContact } from './contact-payments.ts'
import { contactActivity } from './contact-activity.ts'
import { listContacts } from './list-contacts.ts'
import { presentContact } from './present-contact.ts'
import { createContact } from './create-contact.ts'
import { severalContactRoutes } from './several-routes.ts'
import { updateContact } from './update-contact.ts'
import { contactTable } from './contact-table.ts'

const access = administration('BOOKING')

/** Contacts: the customers and suppliers of an administration. */
export const contactRoutes = [
  route(contract.contacts.list, {
    access,
    keepsPlans: [],
    handle: ({ db, administrationId, today, input: { query } }) => listContacts(db, administrationId, query, today),
  }),

  route(contract.contacts.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, user, input: { query } }) => {
      const rows = everyItem((at) =>
        listContacts(db, administrationId, { ...query, ids: chosenOf(query.ids), ...at }, today),
      )
      return keepTable(user.id, contactTable(rows), query.format)
    },
  }),

  route(contract.contacts.get, {
    access,
    handle: async ({ db, administrationId, input: { params } }) => {
      const row = await db
        .selectFrom('contacts')
        .selectAll()
        .where('administration_id', '=', administrationId)
        .where('id', '=', params.contactId)
        .executeTakeFirst()
      if (!row) throw new ApiError('not_found')
      return {
        ...presentContact(row),
        emailBounce: await bouncedAddress(db, administrationId, row.email_address),
        openCents: await openOfContact(db, administrationId, row.id),
      }
    },
  }),

  route(contract.contacts.activity, {
    access,
    handle: ({ db, administrationId, today, input: { params } }) =>
      contactActivity(db, administrationId, params.contactId, today),
  }),

  route(contract.contacts.create, {
    access,
    handle: async (context) => {
      const { db, administrationId, now, audit } = context
      const { body } = context.input
      const created = await createContact(db, administrationId, checkContact(body), now)
      await checkIfNew(context, created.id)
      audit('create', 'contact', created.id, { name: body.name })
      return created
    },
  }),

  route(contract.contacts.save, {
    access,
    handle: async (context) => {
      const { db, administrationId, audit } = context
      const { params, body } = context.input
      const key = { administrationId, contactId: params.contactId, version: body.version }
      const version = await updateContact(db, key, { ...checkContact(body), changed_by_customer_at: null })
      await checkIfNew(context, params.contactId)
      audit('update', 'contact', params.contactId, { name: body.name })
      return { version }
    },
  }),

  route(contract.contacts.archive, {
    access,
    handle: async ({ db, administrationId, now, audit, input: { params, body } }) => {
      const key = { administrationId, contactId: params.contactId, version: body.version }
      const version = await updateContact(db, key, { archived_at: body.archived ? now : null })
      audit(body.archived ? 'archive' : 'restore', 'contact', params.contactId)
      return { version }
    },
  }),

  ...severalContactRoutes,
]
