import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { usePhoto } from './use-photo.ts'

interface Answer {
  text: string
  accountId: number | null
}

/** An answer that is written: its words, its account and its photo, sent together. */
export function useAnswer(administrationId: number, questionId: number) {
  const form = useForm<Answer>({ defaultValues: { text: '', accountId: null } })
  const photo = usePhoto(administrationId)
  const write = useWrite(contract.questions.answer, { errors: 'screen' })
  const submit = form.handleSubmit(async ({ text, accountId }) => {
    try {
      const body = { text: text.trim(), accountId, documentId: photo.documentId }
      await write.mutateAsync({ params: { administrationId, questionId }, body })
      form.reset()
      photo.clear()
      toast.success('Je antwoord is verstuurd')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showFieldErrors(form, error, ['text', 'accountId'])
    }
  })
  return {
    form,
    photo,
    submit,
    isSending: write.isPending,
    hasUnsaved: form.formState.isDirty || photo.documentId !== null || photo.isUploading,
  }
}
