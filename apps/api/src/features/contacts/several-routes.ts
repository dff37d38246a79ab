import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { eachOfSeveral, noteSeveral, refusal, presentOutcome } from '../../kernel/each-of-several.ts'
import { route } from '../../kernel/route.ts'
import { contactNames } from './contact-names.ts'
import { updateContact } from './update-contact.ts'

/** What is done with contacts that were chosen in the list. */
export const severalContactRoutes = [
  route(contract.contacts.archiveSeveral, {
    access: administration('BOOKING'),
    handle: async (context) => {
      const { db, administrationId, now, audit, input } = context
      const { contactIds, archived } = input.body
      const several = await eachOfSeveral(db, contactIds, async (contactId) => {
        const row = await db
          .selectFrom('contacts')
          .select(['version', 'archived_at'])
          .where('administration_id', '=', administrationId)
          .where('id', '=', contactId)
          .forUpdate()
          .executeTakeFirst()
        if (row === undefined) throw new ApiError('not_found')
        if ((row.archived_at !== null) === archived) {
          throw refusal(archived ? 'Is al gearchiveerd' : 'Staat niet in het archief')
        }
        const key = { administrationId, contactId, version: row.version }
        await updateContact(db, key, { archived_at: archived ? now : null })
        audit(archived ? 'archive' : 'restore', 'contact', contactId)
      })
      return presentOutcome(noteSeveral(context, several), (ids) => contactNames(db, administrationId, ids))
    },
  }),
]
