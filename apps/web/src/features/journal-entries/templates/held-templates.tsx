import { contract, type JournalTemplateItem } from '@klopt/api-client/contract'
import { Alert, Button, toast } from '@klopt/ui'
import { formatDate } from '@klopt/validators'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../../app/transport/use-write.ts'

export interface HeldTemplatesProps {
  administrationId: number
  templates: readonly JournalTemplateItem[]
  mayWrite: boolean
}

/** What templates could not book, and why; a day that will never be open is passed over. */
export function HeldTemplates({ administrationId, templates, mayWrite }: HeldTemplatesProps) {
  const skip = useWrite(contract.journalTemplates.skip)
  const pass = ({ id: templateId, version }: JournalTemplateItem, dueOn: string) =>
    void skip.mutateAsync({ params: { administrationId, templateId }, body: { version, dueOn } }).then(
      () => toast.success(`${formatDate(dueOn)} is overgeslagen.`),
      (error: unknown) => notifyByToast(asApiError(error)),
    )
  return templates.map((template) => {
    const held = template.repetition?.held
    const first = held?.dueOn[0]
    if (!held || first === undefined) return null
    return (
      <Alert
        key={template.id}
        tone="warning"
        title={`${template.name} is niet geboekt op ${held.dueOn.map((day) => formatDate(day)).join(', ')}`}
        action={
          mayWrite && (
            <Button size="small" loading={skip.isPending} onClick={() => pass(template, first)}>
              {formatDate(first)} overslaan
            </Button>
          )
        }
      >
        {held.reason} We proberen het elke nacht opnieuw.
      </Alert>
    )
  })
}
