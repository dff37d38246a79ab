import { invoiceAttachments } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { loadInvoice } from '../load-invoice.ts'
import { addAttachment, attachmentsOf, removeAttachment } from './attachments.ts'
import { checkAttachment } from './check-attachment.ts'

const access = administration('BOOKING')

/** Files that go along with the mails of an invoice. */
export const invoiceAttachmentRoutes = [
  route(invoiceAttachments.list, {
    access,
    handle: async ({ db, administrationId, input: { params } }) => {
      const key = { administrationId, invoiceId: params.invoiceId }
      await loadInvoice(db, key)
      const attachments = await attachmentsOf(db, key)
      return attachments.map(({ id, name, sizeBytes }) => ({ id, name, sizeBytes }))
    },
  }),

  route(invoiceAttachments.add, {
    access,
    prepare: async ({ services, administrationId, input: { query, body } }) => {
      const checked = await checkAttachment(query.name, body)
      return { ...checked, sha256: await services.files.take(administrationId, body) }
    },
    handle: async ({ db, administrationId, user, now, audit, unchanged, input: { params, body } }, file) => {
      const { id, isNew } = await addAttachment(
        db,
        { administrationId, invoiceId: params.invoiceId },
        { ...file, sizeBytes: body.size_bytes, createdBy: user.id, createdAt: now },
      )
      if (isNew) audit('attach', 'invoice', params.invoiceId, { attachmentId: id, name: file.name })
      else unchanged()
      return { id }
    },
  }),

  route(invoiceAttachments.remove, {
    access,
    handle: async ({ db, administrationId, audit, unchanged, input: { params } }) => {
      const { invoiceId, attachmentId } = params
      const isGone = await removeAttachment(db, { administrationId, invoiceId }, attachmentId)
      if (isGone) audit('detach', 'invoice', invoiceId, { attachmentId })
      else unchanged()
    },
  }),

  route(invoiceAttachments.download, {
    access,
    changesNothing: true,
    handle: async ({ db, administrationId, input: { params } }) => {
      const attachments = await attachmentsOf(db, { administrationId, invoiceId: params.invoiceId })
      const found = attachments.find(({ id }) => id === params.attachmentId)
      if (!found) throw new ApiError('not_found')
      return found
    },
    respond: ({ name, mimeType, sha256 }, { services, administrationId }) =>
      Promise.resolve({ name, mimeType, content: services.files.stream(administrationId, sha256) }),
  }),
]
