import { contract, type BodyOf } from '@klopt/api-client/contract'
import type { Books } from '../books.test-support.ts'

const FIRST_QUARTER = '2026-01-01'

export const late = (books: Books) => books.client.call(contract.vatCorrections.late, { params: books.params })

export const decide = (books: Books, decision: 'next_return' | 'correction', periodStart = FIRST_QUARTER) =>
  books.client.send(contract.vatCorrections.decide, { params: books.params, body: { periodStart, decision } })

/** The id of the draft. */
export async function beginCorrection(books: Books, periodStart = FIRST_QUARTER): Promise<number> {
  const body = { periodStart }
  return (await books.client.call(contract.vatCorrections.start, { params: books.params, body })).id
}

export const showCorrection = (books: Books, correctionId: number) =>
  books.client.call(contract.vatCorrections.get, { params: { ...books.params, correctionId } })

export const submitIt = (books: Books, correctionId: number) =>
  books.client.send(contract.vatCorrections.submit, { params: { ...books.params, correctionId } })

export const processIt = (
  books: Books,
  correctionId: number,
  body: BodyOf<typeof contract.vatCorrections.process> = null,
) => books.client.send(contract.vatCorrections.process, { params: { ...books.params, correctionId }, body })
