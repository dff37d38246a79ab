import type { Db } from '../database/db.ts'
import { changeScope } from '../database/transaction.ts'
import { beginVisit } from '../features/client-visits/begin-visit.ts'
import { addDossierItems, readDossier, tickDossierItem } from '../features/dossiers/dossier.ts'
import { saveTemplate } from '../features/firm-templates/templates.ts'

interface FirmPapers {
  readonly firmId: number
  readonly bookkeeperId: number
  readonly now: Date
  readonly today: string
}

const yearWork = [
  'Bankafschriften van het hele jaar compleet',
  'Voorraad en onderhanden werk opgegeven',
  'Activa nagelopen en afgeschreven',
  'Privégebruik auto beoordeeld',
  'Openstaande posten besproken',
  'Btw-aangiften aangesloten op de omzet',
]

/** The firm's own scheme and checklist, and the dossier of one client for last year, half done. */
export async function createFirmPapers(
  db: Db,
  { firmId, bookkeeperId: userId, now, today }: FirmPapers,
): Promise<void> {
  const saving = { firmId, userId, now }
  await saveTemplate(db, saving, { name: 'Jaarwerk', content: { kind: 'checklist', items: yearWork } })
  await saveTemplate(db, saving, {
    name: 'Rekeningen van De Balans',
    content: {
      kind: 'ledger',
      accounts: [
        { number: '4895', name: 'Kosten accountant', type: 'expense' },
        { number: '4896', name: 'Vakliteratuur', type: 'expense' },
      ],
    },
  })
  const client = await db
    .selectFrom('companies')
    .select('id')
    .where('firm_id', '=', firmId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await changeScope(db, { kind: 'administration', administrationId: client.id })
  const of = { administrationId: client.id, fiscalYear: Number(today.slice(0, 4)) - 1 }
  await addDossierItems(db, of, yearWork)
  const { items } = await readDossier(db, of)
  for (const { id } of items.slice(0, 2)) await tickDossierItem(db, of, id, { by: userId, at: now })
  // The bookkeeper looked at this client two days ago, so that what came since can be seen.
  const visitedAt = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000)
  await beginVisit(db, { administrationId: client.id, userId, now: visitedAt })
  await changeScope(db, { kind: 'system' })
}
