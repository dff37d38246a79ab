import { contract } from '@klopt/api-client/contract'
import pg from 'pg'
import type { Row } from '../bench.ts'
import { captureStatements, type Statement } from '../endpoints/capture.ts'
import { interleave, millisecondsOf } from '../measure/interleave.ts'
import { ratioOf, spreadOf } from '../measure/spread.ts'
import { perSecond } from '../report/figures.ts'
import type { FilledBooks } from './fill-books.ts'

const WRITERS = 16
const POSTINGS_EACH = 75
const ROUNDS = 11
const LEAST = 0.9

/** Sixteen who post in one administration at once, with the deltas that keep balances and without. */
export async function sixteenWriters(books: FilledBooks, owner: pg.Client, to: pg.ClientConfig): Promise<Row[]> {
  const post = await captured(books)
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const writer = new pg.Client(to)
      await writer.connect()
      return writer
    }),
  )
  try {
    const posting = async () => {
      const ms = await millisecondsOf(() => Promise.all(writers.map((writer) => postAll(writer, post))))
      return (WRITERS * POSTINGS_EACH * 1000) / ms
    }
    const without = async () => {
      await switchDeltas(owner, 'DISABLE')
      return posting().finally(() => switchDeltas(owner, 'ENABLE'))
    }
    await interleave(1, { ours: posting, without })
    const { ours, without: bare } = await interleave(ROUNDS, { ours: posting, without })
    const ratio = ratioOf(ours, bare)
    return [
      {
        what: '16 writers in one administration',
        ours: perSecond(spreadOf(ours).median),
        beside: `${perSecond(spreadOf(bare).median)} without deltas`,
        ratio,
        goal: `>= ${LEAST} x`,
        met: ratio.median >= LEAST,
      },
    ]
  } finally {
    await Promise.all(writers.map((writer) => writer.end()))
  }
}

interface Posting {
  readonly administrationId: number
  readonly statement: Statement
}

/** The statement by which an entry is posted, as a real call sends it. */
async function captured({ user, params, accountId }: FilledBooks): Promise<Posting> {
  const accounts = await user.call(contract.ledgerAccounts.list, { params })
  const other = accounts.find(({ type, id }) => type === 'expense' && id !== accountId)
  if (!other) throw new Error('there is no account of costs')
  const body = {
    entryDate: '2026-09-26',
    description: 'Boeking van zestien',
    lines: [
      { accountId: other.id, debitCents: 100, creditCents: 0 },
      { accountId, debitCents: 0, creditCents: 100 },
    ],
  }
  const sent = await captureStatements(() => user.call(contract.journalEntries.create, { params, body }))
  const statement = sent.find(({ text }) => text.includes('post_entry('))
  if (!statement) throw new Error('nothing was posted')
  return { administrationId: params.administrationId, statement }
}

async function postAll(writer: pg.Client, { administrationId, statement }: Posting): Promise<void> {
  for (let posting = 0; posting < POSTINGS_EACH; posting += 1) {
    await writer.query(`BEGIN; SELECT set_config('klopt.administration_id', '${administrationId}', true)`)
    await writer.query(statement.text, [...statement.values])
    await writer.query('COMMIT')
  }
}

const switchDeltas = (owner: pg.Client, how: 'ENABLE' | 'DISABLE') =>
  owner.query(`
    ALTER TABLE journal_lines ${how} TRIGGER journal_lines_deltas;
    ALTER TABLE undeclared_vat_lines ${how} TRIGGER undeclared_vat_lines_came`)
