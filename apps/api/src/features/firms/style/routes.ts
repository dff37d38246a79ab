import { contract } from '@klopt/api-client/schemas'
import { firm, firmManager } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { checkLogo } from '../../logo/check-logo.ts'
import { readStyle, saveStyle } from './style.ts'

const { firmStyle } = contract

/** How the mails of a firm to its clients look. */
export const firmStyleRoutes = [
  route(firmStyle.get, { access: firm, handle: ({ db, firmId }) => readStyle(db, firmId) }),

  route(firmStyle.save, {
    access: firmManager,
    async handle({ db, firmId, audit, input: { body } }) {
      await saveStyle(db, firmId, { colour: body.colour })
      audit('update', 'firm_style', firmId, { firmId, ...body })
    },
  }),

  route(firmStyle.saveLogo, {
    access: firmManager,
    // Judged before a transaction begins: drawing it takes its time.
    prepare: async ({ services, input: { body } }) => {
      const { bytes, mimeType } = await checkLogo(services, body)
      // No mail program shows a drawing.
      if (mimeType === 'image/svg+xml')
        throw new ApiError('file_type_invalid', { fields: { content: 'Kies een png of jpg: mails tonen geen svg.' } })
      return { logo: Buffer.from(bytes), logo_type: mimeType }
    },
    async handle({ db, firmId, audit }, logo) {
      await saveStyle(db, firmId, logo)
      audit('update', 'firm_logo', firmId, { firmId })
    },
  }),

  route(firmStyle.removeLogo, {
    access: firmManager,
    async handle({ db, firmId, audit }) {
      await saveStyle(db, firmId, { logo: null, logo_type: null })
      audit('remove', 'firm_logo', firmId, { firmId })
    },
  }),
]
