import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch } from '../../shared/lists/list-search.ts'

const questionsSearch = v.object({
  search: listSearch.search,
  state: v.fallback(v.optional(v.picklist(['answered', 'closed', 'all'])), undefined),
})
/** What the address of the questions says; without a state it is what waits for the client. */
export type QuestionsSearch = v.InferOutput<typeof questionsSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readQuestionsSearch = (raw: Record<string, unknown>): QuestionsSearch => v.parse(questionsSearch, raw)

/** The filter as the wire has it. */
export const questionsQuery = ({ search, state }: QuestionsSearch): QueryOf<typeof contract.questions.list> =>
  omitUndefined({ search, state: state === 'all' ? undefined : (state ?? 'open') })

/** The address of the questions with this filter. */
export const questionsHref = (administrationId: number, filter: QuestionsSearch = {}): string =>
  administrationAddress(administrationId, 'questions', { search: filter })
