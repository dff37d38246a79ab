import type pg from 'pg'
import { LINES_TO_EACH } from './fill-papers.ts'
import { ROWS_OF_BOOKS } from './rows-of-books.ts'
import { ROWS_OF_PEOPLE } from './rows-of-people.ts'
import { ROWS_OF_SALES } from './rows-of-sales.ts'

/** Books whose entries and papers are there. */
export interface MadeBooks {
  readonly id: number
  readonly lineCount: number
}

/** What all other lists show, of many administrations in each statement: the more lines they have, the more of it. */
export async function fillLists(client: pg.Client, books: readonly MadeBooks[]): Promise<void> {
  const papers = books.map(({ lineCount }) => Math.ceil(lineCount / LINES_TO_EACH))
  await client.query(whichBooks)
  await client.query(theBooks, [books.map(({ id }) => id), papers])
  await client.query('ANALYZE made_books')
  for (const statement of [...ROWS_OF_SALES, ...ROWS_OF_PEOPLE, ...ROWS_OF_BOOKS]) await client.query(statement)
  await client.query('DROP TABLE made_books')
}

const whichBooks = `
  CREATE TEMP TABLE made_books (id bigint PRIMARY KEY, papers int, owner_id bigint, bank_id bigint, account_id bigint,
    entry_id bigint, contacts bigint[])`

const theBooks = `
  INSERT INTO made_books
  SELECT b.id, b.papers, r.user_id,
    (SELECT min(id) FROM journals WHERE administration_id = b.id AND type = 'bankbook'),
    (SELECT min(id) FROM accounts WHERE administration_id = b.id AND type = 'expense'),
    (SELECT journal_entry_id FROM opening_balances WHERE administration_id = b.id),
    (SELECT array_agg(id ORDER BY id) FROM contacts WHERE administration_id = b.id)
  FROM unnest($1::bigint[], $2::int[]) AS b(id, papers) JOIN roles r ON r.administration_id = b.id AND r.is_primary_user`
