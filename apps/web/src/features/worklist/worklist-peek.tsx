import { contract, type WorklistClient } from '@klopt/api-client/contract'
import { Avatar, DescriptionList } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { vatStateDetail, vatStateLabel } from './vat-state.tsx'
import { placeOf } from './worklist-columns.tsx'
import * as styles from './worklist.css.ts'

interface WorklistPeekProps {
  firmId: number
  row: WorklistClient
  today: string
}

/** Whose a client is, at the firm and there, and what there is to do for it. */
export function WorklistPeek({ firmId, row, today }: WorklistPeekProps) {
  const { periodLabel, dueOn, icpLabel, icpDueOn, correctionDueOn, lastStatementOn, openYear, manager } = row
  const vat = periodLabel === null ? 'Niets aan te geven' : `${periodLabel}: ${vatStateLabel(row).toLowerCase()}`
  return (
    <>
      <h2 className={styles.peeked}>{row.companyName}</h2>
      <p className={styles.peekedPlace}>{placeOf(row)}</p>
      <DescriptionList
        items={[
          { term: 'Verantwoordelijk', details: <Manager manager={manager} /> },
          { term: 'Bij de klant', details: <MainUser firmId={firmId} client={row} /> },
          { term: 'Btw', details: [vat, vatStateDetail(row, today)].flatMap((part) => part ?? []).join(', ') },
          { term: 'Uiterlijk', details: dueOn === null ? '–' : formatDateLong(dueOn) },
          ...(icpDueOn === null
            ? []
            : [{ term: `ICP ${icpLabel ?? ''}`, details: `uiterlijk ${formatDateLong(icpDueOn)}` }]),
          ...(correctionDueOn === null
            ? []
            : [{ term: 'Suppletie', details: `uiterlijk ${formatDateLong(correctionDueOn)}` }]),
          {
            term: 'Bankregels',
            details: row.waitingLines === 0 ? 'Alles verwerkt' : `${row.waitingLines} te verwerken`,
          },
          { term: 'Documenten', details: row.documents === 0 ? 'Alles geboekt' : `${row.documents} te boeken` },
          {
            term: 'Laatste afschrift',
            details: lastStatementOn === null ? 'Nog geen' : `t/m ${formatDateLong(lastStatementOn)}`,
          },
          { term: 'Vragen', details: questionsText(row) },
          { term: 'Sinds je bezoek', details: changesText(row) },
          { term: 'Boekjaar nog open', details: openYear ?? '–' },
        ]}
      />
    </>
  )
}

/** Who of the firm looks after it. */
const Manager = ({ manager }: Pick<WorklistClient, 'manager'>) =>
  manager === null ? (
    'Nog niemand'
  ) : (
    <span className={styles.person}>
      <Avatar name={manager.name} size={24} decorative />
      {manager.name}
    </span>
  )

/** Who one calls: the main user, or the address that was asked to be it. */
function MainUser({ firmId, client: { id, companyName } }: { firmId: number; client: WorklistClient }) {
  const { data, isError } = useQuery({
    ...query(contract.firms.clients, { params: { firmId }, query: { search: companyName } }),
    meta: { errors: 'screen' },
  })
  const found = data?.items.find((client) => client.id === id)
  // As high as the name that comes.
  if (!data && !isError) return '\u00a0'
  if (found?.mainUser) return found.mainUser
  return found?.invitedAddress ? `${found.invitedAddress} (uitgenodigd)` : '–'
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
