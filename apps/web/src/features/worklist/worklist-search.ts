import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { address } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchId, searchSort } from '../../shared/lists/list-search.ts'

const states = ['late', 'due', 'waiting', 'approved', 'filed', 'running', 'none'] as const
const sortable = [
  'dueOn',
  'companyName',
  'state',
  'icpDueOn',
  'correctionDueOn',
  'redChecks',
  'latePeriods',
  'waitingLines',
  'lastStatementOn',
  'documents',
  'questions',
  'openYear',
  'manager',
] as const

const worklistSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  peek: listSearch.peek,
  start: listSearch.start,
  sort: searchSort(sortable),
  state: v.fallback(v.optional(v.picklist(states)), undefined),
  managerId: searchId,
  questions: v.fallback(v.optional(v.picklist(['open', 'answered'])), undefined),
})
/** What the address of a worklist says. */
export type WorklistSearch = v.InferOutput<typeof worklistSearch>

/** Reads what an address or a saved view says. */
export const readWorklistSearch = (raw: Record<string, unknown>): WorklistSearch => v.parse(worklistSearch, raw)

/** The filter as the wire has it. */
export const worklistQuery = ({
  search,
  sort,
  start,
  state,
  managerId,
  questions,
}: WorklistSearch): QueryOf<typeof contract.worklist.list> =>
  omitUndefined({
    search,
    sort,
    start,
    state,
    questions,
    managerId: managerId === undefined ? undefined : String(managerId),
  })

/** Whether other clients are chosen than before: a step that one goes back from, unlike each letter of a search. */
export const choosesOthers = (from: WorklistSearch, to: WorklistSearch): boolean =>
  from.managerId !== to.managerId || from.questions !== to.questions

/** The address of the worklist of a firm with these filters. */
export const worklistHref = (firmId: number, search: WorklistSearch): string =>
  address('/v2/firms/$firmId', { params: { firmId }, search })
