import { earlierInvoices } from '@klopt/api-client/schemas'
import { cleanFileName, withExtension } from '../../../files/clean-name.ts'
import { mimeTypes } from '../../../files/sniff.ts'
import { sniffFile } from '../../../files/sniff-file.ts'
import { administration } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { findEarlierPdf, keepEarlierPdf, listEarlierInvoices, removeEarlierPdf } from './earlier-invoices.ts'

const access = administration('ACCOUNTING')

/** The sales invoices of an earlier package, which are paid here, and their PDFs. */
export const earlierInvoiceRoutes = [
  route(earlierInvoices.list, {
    access,
    handle: ({ db, administrationId }) => listEarlierInvoices(db, administrationId),
  }),

  route(earlierInvoices.upload, {
    access,
    prepare: async ({ services, administrationId, input: { body } }) => {
      if ((await sniffFile(body)) !== 'pdf') {
        const content = 'Dit bestand is geen pdf. Kies de factuur zoals je vorige pakket die als pdf heeft bewaard.'
        throw new ApiError('file_type_invalid', { fields: { content } })
      }
      return services.files.take(administrationId, body)
    },
    handle: async ({ db, administrationId, user, now, audit, input: { params, query, body } }, sha256) => {
      const name = withExtension(cleanFileName(query.name), ['pdf'])
      await keepEarlierPdf(db, administrationId, params.openItemId, {
        sha256,
        name,
        mimeType: mimeTypes.pdf,
        sizeBytes: body.size_bytes,
        createdBy: user.id,
        createdAt: now,
      })
      audit('attach', 'open_item', params.openItemId, { name })
    },
  }),

  route(earlierInvoices.remove, {
    access,
    handle: async ({ db, administrationId, audit, unchanged, input: { params } }) => {
      const isGone = await removeEarlierPdf(db, administrationId, params.openItemId)
      if (isGone) audit('detach', 'open_item', params.openItemId)
      else unchanged()
    },
  }),

  route(earlierInvoices.download, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) => findEarlierPdf(db, administrationId, params.openItemId),
    respond: ({ name, mimeType, sha256 }, { services, administrationId }) =>
      Promise.resolve({ name, mimeType, content: services.files.stream(administrationId, sha256) }),
  }),
]
