import type { QuestionSubject } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { changeScope } from '../database/transaction.ts'
import { approve, askApproval } from '../features/approvals/write-approval.ts'
import { pageTransactions } from '../features/bank/transactions.ts'
import { markDue } from '../features/questions/mail-questions.ts'
import { answerQuestion, askQuestion } from '../features/questions/write-question.ts'
import { showReturn } from '../features/vat/show-return.ts'
import { civilDate } from '../kernel/clock.ts'
import { permissionsFrom } from '../kernel/permissions.ts'
import { at } from './bookkeeper.ts'

interface Asking {
  /** The main user of the small clients. */
  readonly clientId: number
  readonly firmId: number
  readonly studioId: number
  readonly keeperId: number
  readonly ownerId: number
  readonly now: Date
}

const OTHER_CLIENTS = 3
const firmRights = permissionsFrom({ role: [], firm: true, globalAdmin: false })
const ownRights = permissionsFrom({ role: ['ADMIN'], firm: false, globalAdmin: false })

/** What the bookkeeper asks the studio and some other clients: open, and answered. */
export async function createQuestions(
  db: Db,
  { firmId, studioId, keeperId, ownerId, clientId, now }: Asking,
): Promise<void> {
  const today = civilDate(now)
  const asked = at(addDays(today, -2))
  const ask = (administrationId: number, subject: QuestionSubject, text: string) => {
    const author = { administrationId, userId: keeperId, permissions: firmRights, now: asked, today }
    return askQuestion(db, author, { subject, text })
  }
  const others = await db
    .selectFrom('companies')
    .select('id')
    .where('firm_id', '=', firmId)
    .where('id', '<>', studioId)
    .orderBy('id')
    .limit(OTHER_CLIENTS)
    .execute()
  await changeScope(db, { kind: 'administration', administrationId: studioId })
  const { items: lines } = await pageTransactions(db, studioId, { state: 'waiting' })
  const [line] = lines.filter(({ amountCents }) => amountCents < 0)
  if (line)
    await ask(studioId, { kind: 'bank_line', id: line.id }, 'Waar was deze betaling voor, en heb je er een bon van?')
  const privateUse = await ask(studioId, { kind: 'general' }, 'Heb je dit jaar nog iets van de zaak privé gebruikt?')
  const answer = {
    administrationId: studioId,
    userId: ownerId,
    permissions: firmRights,
    now: at(addDays(today, -1)),
    today,
  }
  await answerQuestion(db, answer, privateUse, { text: 'Alleen de telefoon, ongeveer voor de helft.' })
  await markDue(db, studioId, now)
  await askToAgree(db, firmId, { keeperId, ownerId: clientId, now })
  for (const { id } of others) {
    await changeScope(db, { kind: 'administration', administrationId: id })
    await ask(id, { kind: 'general' }, 'Wil je de afschriften van de spaarrekening nog sturen?')
    await markDue(db, id, now)
  }
  await changeScope(db, { kind: 'system' })
}

/** Of two clients who file by the month, one has last month's return to look at, and one agreed on it. */
async function askToAgree(
  db: Db,
  firmId: number,
  { keeperId, ownerId, now }: { readonly keeperId: number; readonly ownerId: number; readonly now: Date },
): Promise<void> {
  const today = civilDate(now)
  await changeScope(db, { kind: 'system' })
  const monthly = await db
    .selectFrom('companies')
    .select('id')
    .where('firm_id', '=', firmId)
    .where('vat_frequency', '=', 'month')
    .orderBy('id')
    .execute()
  let asked = 0
  for (const { id: administrationId } of monthly) {
    await changeScope(db, { kind: 'administration', administrationId })
    const { key, state } = await showReturn(db, administrationId, {}, today)
    if (state !== 'due') continue
    const author = { administrationId, userId: keeperId, permissions: firmRights, now: at(addDays(today, -1)), today }
    const { id } = await askApproval(db, author, { kind: 'vat_return', period: key })
    if (asked > 0) await approve(db, { ...author, userId: ownerId, permissions: ownRights, now }, id)
    asked += 1
  }
}
