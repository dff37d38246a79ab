import type { WorklistClient } from '@klopt/api-client/contract'
import { DescriptionList } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { vatStateDetail, vatStateLabel } from './vat-state.tsx'

/** What there is to do for a client. */
export function WorklistPeek({ row, today }: { row: WorklistClient; today: string }) {
  const { periodLabel, dueOn, icpLabel, icpDueOn, correctionDueOn, lastStatementOn, openYear, manager } = row
  const vat = periodLabel === null ? 'Niets aan te geven' : `${periodLabel}: ${vatStateLabel(row).toLowerCase()}`
  return (
    <DescriptionList
      items={[
        { term: 'Btw', details: [vat, vatStateDetail(row, today)].flatMap((part) => part ?? []).join(', ') },
        { term: 'Uiterlijk', details: dueOn === null ? '–' : formatDateLong(dueOn) },
        ...(icpDueOn === null
          ? []
          : [{ term: `ICP ${icpLabel ?? ''}`, details: `uiterlijk ${formatDateLong(icpDueOn)}` }]),
        ...(correctionDueOn === null
          ? []
          : [{ term: 'Suppletie', details: `uiterlijk ${formatDateLong(correctionDueOn)}` }]),
        { term: 'Bankregels', details: row.waitingLines === 0 ? 'Alles verwerkt' : `${row.waitingLines} te verwerken` },
        { term: 'Documenten', details: row.documents === 0 ? 'Alles geboekt' : `${row.documents} te boeken` },
        {
          term: 'Laatste afschrift',
          details: lastStatementOn === null ? 'Nog geen' : `t/m ${formatDateLong(lastStatementOn)}`,
        },
        { term: 'Vragen', details: questionsText(row) },
        { term: 'Sinds je bezoek', details: changesText(row) },
        { term: 'Boekjaar nog open', details: openYear ?? '–' },
        { term: 'Wie', details: manager?.name ?? 'Niemand' },
      ]}
    />
  )
}

/** '2 open, 1 beantwoord' */
function questionsText({ openQuestions, answeredQuestions }: WorklistClient): string {
  const parts = [
    ...(openQuestions > 0 ? [`${openQuestions} open`] : []),
    ...(answeredQuestions > 0 ? [`${answeredQuestions} beantwoord`] : []),
  ]
  return parts.length === 0 ? 'Geen' : parts.join(', ')
}

/** '3 wijzigingen van anderen' */
function changesText({ changes }: WorklistClient): string {
  if (changes === null) return 'Je was hier nog niet'
  if (changes === 0) return 'Niets gewijzigd'
  if (changes === 1) return '1 wijziging van een ander'
  return `${changes > 99 ? 'Meer dan 99' : changes} wijzigingen van anderen`
}
