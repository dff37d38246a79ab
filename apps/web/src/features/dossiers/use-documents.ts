import { invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { upload } from '../../app/transport/upload.ts'
import { useUploads } from '../../shared/uploads/use-uploads.ts'

const call = contract.dossiers.addDocument

/** Files on their way to the dossier of a year. */
export function useDocuments(params: { administrationId: number; fiscalYear: number }) {
  const client = useQueryClient()
  return useUploads(async (file, options) => {
    await upload(call, { params, query: { name: file.name }, body: file }, options)
    await invalidateAfter(client, call)
  })
}
