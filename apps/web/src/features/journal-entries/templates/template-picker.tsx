import { contract, type JournalTemplateItem, type LedgerAccount } from '@klopt/api-client/contract'
import { Button, Card, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { asApiError } from '../../../app/errors/failures.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { query, queryClient } from '../../../app/transport/api.ts'
import * as styles from '../journal.css.ts'
import type { EntryDraftState } from '../use-entry-draft.ts'
import { isNothing } from '../wire.ts'
import { fromTemplate } from './from-template.ts'
import { stepNames } from './repetition-text.ts'

export interface TemplatePickerProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  state: EntryDraftState
  onSave: () => void
}

/** The templates beside an entry that is written: to fill it with one, or to keep it as one. */
export function TemplatePicker({ administrationId, accounts, state, onSave }: TemplatePickerProps) {
  const { data = [] } = useQuery(query(contract.journalTemplates.list, { params: { administrationId } }))
  const fill = async (templateId: number) => {
    try {
      const kept = await queryClient.fetchQuery(
        query(contract.journalTemplates.get, { params: { administrationId, templateId } }),
      )
      const { entryDate } = state.newest()
      const { description, lines } = fromTemplate(kept, accounts, entryDate ?? '')
      const before = state.newest()
      state.update({ description, lines })
      if (isNothing({ ...before, documents: [] })) return
      const was = { description: before.description, lines: before.lines }
      toast.success(`Sjabloon ${kept.name} staat in de plaats van wat je had ingevuld`, {
        undo: () => state.update(was),
      })
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <Card
      title="Sjablonen"
      aside={
        <Button variant="link" size="small" onClick={onSave}>
          Bewaar als sjabloon
        </Button>
      }
    >
      {data.length === 0 ? (
        <p className={styles.hint}>Bewaar een boeking die vaker voorkomt; dan begin je er hier zo weer mee.</p>
      ) : (
        <ul className={styles.files}>
          {data.map((template) => (
            <li key={template.id} className={styles.template}>
              <Button variant="link" className={styles.templateName} onClick={() => void fill(template.id)}>
                {template.name}
              </Button>
              <p className={styles.hint}>{detailOf(template)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function detailOf({ amountCents, hasBlanks, repetition }: JournalTemplateItem): string {
  const amount = hasBlanks ? 'bedragen open' : formatEuro(amountCents)
  return repetition === null ? amount : `${amount} · ${stepNames[repetition.every].toLowerCase()}`
}
