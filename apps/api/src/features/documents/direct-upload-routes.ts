import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { beginUpload, takeUpload } from './direct-upload.ts'
import { keepUpload } from './keep-upload.ts'

const access = administration('BOOKING')

/** Large files that a browser puts in the bucket itself, by a signed link. */
export const directUploadRoutes = [
  route(contract.documents.beginUpload, {
    access,
    prepare: ({ services, administrationId, input: { body } }) =>
      beginUpload(services, administrationId, body.sizeBytes),
    handle: async ({ unchanged }, put) => {
      unchanged()
      return { put }
    },
  }),

  route(contract.documents.completeUpload, {
    access,
    prepare: ({ services, administrationId, input: { body } }) =>
      takeUpload(services, { administrationId, uploadId: body.uploadId }, body.name),
    handle: async (context, file) => {
      const { administrationId, services, afterCommit, input } = context
      // Asked here, so that a repeat of what was kept before gets its answer.
      if (file === null) throw new ApiError('upload_missing')
      const upload = { administrationId, uploadId: input.body.uploadId }
      afterCommit(() => services.files.links?.remove(upload))
      return keepUpload(context, file)
    },
  }),
]
