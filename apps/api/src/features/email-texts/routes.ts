import { contract } from '@klopt/api-client/schemas'
import { oneLine } from '../../mail/one-line.ts'
import { isBlank } from '../../mail/rich-text.ts'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { findTexts, isChosen } from './find-text.ts'

const access = administration('ADMIN')

/** The words of the mails that go out with documents. */
export const emailTextRoutes = [
  route(contract.settings.emailTexts, {
    access,
    handle: ({ db, administrationId }) => findTexts(db, administrationId),
  }),

  route(contract.settings.saveEmailText, {
    access,
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      assertChosen(body)
      if (isBlank(body.body)) throw new ApiError('invalid_input', { fields: { body: 'Dit veld mag niet leeg zijn' } })
      const words = { subject: oneLine(body.subject), body: JSON.stringify(body.body) }
      const key = { administration_id: administrationId, kind: body.kind, language: body.language }
      const saved =
        body.version === 0
          ? await db
              .insertInto('email_texts')
              .values({ ...key, ...words })
              .onConflict((conflict) => conflict.doNothing())
              .returning('version')
              .executeTakeFirst()
          : await db
              .updateTable('email_texts')
              .set({ ...words, version: body.version + 1 })
              .where('administration_id', '=', administrationId)
              .where('kind', '=', body.kind)
              .where('language', '=', body.language)
              .where('version', '=', body.version)
              .returning('version')
              .executeTakeFirst()
      if (!saved) throw new ApiError('version_conflict')
      audit('update', 'email_text', null, { kind: body.kind, language: body.language })
      return saved
    },
  }),

  route(contract.settings.resetEmailText, {
    access,
    handle: async ({ db, administrationId, audit, unchanged, input: { body } }) => {
      const { numDeletedRows } = await db
        .deleteFrom('email_texts')
        .where('administration_id', '=', administrationId)
        .where('kind', '=', body.kind)
        .where('language', '=', body.language)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) unchanged()
      else audit('reset', 'email_text', null, { kind: body.kind, language: body.language })
    },
  }),
]

/** In Dutch the words of a reminder are those of its step, where they are chosen. */
function assertChosen(mail: Parameters<typeof isChosen>[0]): void {
  if (!isChosen(mail))
    throw new ApiError('invalid_input', {
      fields: { language: 'De Nederlandse tekst van een herinnering schrijf je bij Herinneringen' },
    })
}
