import { invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { upload } from '../../app/transport/upload.ts'
import { useUploads } from '../../shared/uploads/use-uploads.ts'

const call = contract.invoiceAttachments.add

/** Files on their way to an invoice. */
export function useAttachments(administrationId: number, invoiceId: number) {
  const client = useQueryClient()
  return useUploads(async (file, options) => {
    await upload(call, { params: { administrationId, invoiceId }, query: { name: file.name }, body: file }, options)
    await invalidateAfter(client, call)
  })
}
