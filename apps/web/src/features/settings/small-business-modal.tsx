import { contract, type SmallBusinessScheme } from '@klopt/api-client/contract'
import { Select, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { joiningDays, schemeBorders } from './scheme-borders.ts'
import { SchemeRevision } from './scheme-revision.tsx'

export interface SmallBusinessModalProps {
  administrationId: number
  /** When it held; the span that goes on is left, and without one it is joined. */
  spans: readonly SmallBusinessScheme['spans'][number][]
  onClose: () => void
}

/** Joins the small-business scheme or leaves it, on the border of VAT periods. */
export function SmallBusinessModal({ administrationId, spans, onClose }: SmallBusinessModalProps) {
  const running = spans.find(({ until }) => until === null) ?? null
  const periods = useQuery(query(contract.vat.periods, { params: { administrationId } })).data ?? []
  const options = running === null ? joiningDays(periods, spans) : schemeBorders(periods, 'end')
  const [chosen, setChosen] = useState<string | null>(null)
  const day = chosen ?? options[0]?.value ?? null
  const saving = useWrite(contract.smallBusinessScheme.save, { errors: 'screen' })
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (day === null) return
    const body = running === null ? { from: day } : { from: running.from, until: day }
    await saving.mutateAsync({ params: { administrationId }, body }).then(
      () => {
        toast.success(running === null ? 'Je doet mee aan de KOR.' : 'Je stopt met de KOR.')
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  const fault = saving.error && (saving.error.fields['until'] ?? saving.error.fields['from'])
  return (
    <FormModal
      title={running === null ? 'Meedoen aan de KOR' : 'Stoppen met de KOR'}
      button={running === null ? 'Meedoen' : 'Stoppen'}
      isPending={saving.isPending}
      problem={fault === undefined ? saving.error?.message : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {running === null ? (
        <p>
          Meld je ook aan bij de Belastingdienst; Klopt doet dat niet. Btw die je aftrok op spullen die je nog gebruikt,
          gaat voor een deel terug: vijf jaar lang, tien jaar voor onroerend goed, en niet als het minder dan € 500 per
          jaar is.
        </p>
      ) : (
        <p>
          Meld je ook af bij de Belastingdienst; Klopt doet dat niet. Opnieuw meedoen kan pas na de rest van dat jaar en
          het jaar erna. Btw van spullen die je met de KOR kocht en nog gebruikt, trek je voor een deel alsnog af.
        </p>
      )}
      <Select
        label={running === null ? 'Vanaf' : 'Laatste dag'}
        options={options}
        value={day}
        onChange={setChosen}
        error={fault ?? undefined}
      />
      {day !== null && (
        <SchemeRevision
          administrationId={administrationId}
          asked={running === null ? { from: day } : { from: running.from, until: day }}
        />
      )}
    </FormModal>
  )
}
