import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { query } from '../../../app/transport/api.ts'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { useAttachment } from './use-attachment.ts'

/** Writing again on a ticket, with a file that follows once the words are there. */
export function useReply(administrationId: number, ticketId: number) {
  const client = useQueryClient()
  const params = { administrationId, ticketId }
  const form = useForm({ defaultValues: { message: '' }, mode: 'onTouched' })
  const reply = useWrite(contract.tickets.reply)
  const attachment = useAttachment(administrationId)
  /** The words are there, and their file is not. */
  const [responseId, setResponseId] = useState<number | null>(null)

  const finish = async () => {
    setResponseId(null)
    attachment.choose(null)
    form.reset()
    toast.success('Je bericht is verstuurd')
    await client.invalidateQueries({ queryKey: query(contract.tickets.responses, { params }).queryKey })
  }
  const attach = async (file: File | null, to: number) => {
    if (file === null || (await attachment.send(file, () => Promise.resolve(to)))) await finish()
  }
  const submit = form.handleSubmit(async ({ message }) => {
    try {
      const { id } = await reply.mutateAsync({ params, body: { message: message.trim() } })
      if (attachment.file !== null) setResponseId(id)
      await attach(attachment.file, id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showFieldErrors(form, error, ['message'])
    }
  })
  return {
    form,
    attachment,
    submit,
    isSending: reply.isPending || attachment.isUploading,
    waitsForFile: responseId !== null,
    sendFile: (file: File) => void (responseId !== null && attach(file, responseId)),
    skipFile: () => void (responseId !== null && attach(null, responseId)),
    hasUnsaved: form.formState.isDirty && responseId === null,
  }
}
