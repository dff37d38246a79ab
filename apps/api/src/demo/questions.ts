import type { QuestionSubject } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { changeScope } from '../database/transaction.ts'
import { pageTransactions } from '../features/bank/transactions.ts'
import { markDue } from '../features/questions/mail-questions.ts'
import { answerQuestion, askQuestion } from '../features/questions/write-question.ts'
import { civilDate } from '../kernel/clock.ts'
import { permissionsFrom } from '../kernel/permissions.ts'
import { at } from './bookkeeper.ts'

interface Asking {
  readonly firmId: number
  readonly studioId: number
  readonly keeperId: number
  readonly ownerId: number
  readonly now: Date
}

const OTHER_CLIENTS = 3

/** What the bookkeeper asks the studio and some other clients: open, and answered. */
export async function createQuestions(db: Db, { firmId, studioId, keeperId, ownerId, now }: Asking): Promise<void> {
  const today = civilDate(now)
  const firm = permissionsFrom({ role: [], firm: true, globalAdmin: false })
  const asked = at(addDays(today, -2))
  const ask = (administrationId: number, subject: QuestionSubject, text: string) => {
    const author = { administrationId, userId: keeperId, permissions: firm, now: asked, today }
    return askQuestion(db, author, { subject, text })
  }
  const others = await db
    .selectFrom('administrations')
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
  const answer = { administrationId: studioId, userId: ownerId, permissions: firm, now: at(addDays(today, -1)), today }
  await answerQuestion(db, answer, privateUse, { text: 'Alleen de telefoon, ongeveer voor de helft.' })
  await markDue(db, studioId, now)
  for (const { id } of others) {
    await changeScope(db, { kind: 'administration', administrationId: id })
    await ask(id, { kind: 'general' }, 'Wil je de afschriften van de spaarrekening nog sturen?')
    await markDue(db, id, now)
  }
  await changeScope(db, { kind: 'system' })
}
