import * as v from 'valibot'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const idNumber = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1))),
  undefined,
)

const auditSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  peek: listSearch.peek,
  from: listSearch.from,
  to: listSearch.to,
  kind: v.fallback(v.optional(v.literal('access')), undefined),
  administration: idNumber,
  user: idNumber,
})
/** What the address of the audit log says. */
export type AuditSearch = v.InferOutput<typeof auditSearch>
/** Reads the address; what cannot be read is as if it were not there. */
export const readAuditSearch = (raw: Record<string, unknown>): AuditSearch => v.parse(auditSearch, raw)

const subscriptionsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  peek: listSearch.peek,
  start: listSearch.start,
  sort: searchSort(['companyName', 'currentPeriodEnd'] as const),
  type: v.fallback(
    v.optional(v.picklist(['TRIAL', 'ZZP', 'MKB', 'PRESTARTER', 'REWARD', 'GRACE_PERIOD', 'NONE'])),
    undefined,
  ),
})
/** What the address of the subscriptions of everybody says. */
export type SubscriptionsSearch = v.InferOutput<typeof subscriptionsSearch>
/** Reads the address; what cannot be read is as if it were not there. */
export const readSubscriptionsSearch = (raw: Record<string, unknown>): SubscriptionsSearch =>
  v.parse(subscriptionsSearch, raw)
