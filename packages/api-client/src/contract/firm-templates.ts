import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { accountType } from './ledger-accounts.ts'
import { id, requiredText, timestamp } from './wire.ts'

const ROOT = '/firms/{firmId}/templates' as const

const schemeAccount = v.object({
  number: v.pipe(v.string(), v.regex(/^[0-9]{4,6}$/, 'Gebruik vier tot zes cijfers')),
  name: requiredText(100),
  type: accountType,
})
export type SchemeAccount = v.InferOutput<typeof schemeAccount>

const distinct = <Item>(key: (item: Item) => string) =>
  v.check((items: Item[]) => new Set(items.map(key)).size === items.length, 'Dit staat er twee keer')

/** What is in a template: the accounts of a ledger scheme, or the items of a checklist. */
const content = v.variant('kind', [
  v.object({
    kind: v.literal('ledger'),
    accounts: v.pipe(
      v.array(schemeAccount),
      v.minLength(1, 'Zet er minstens één rekening in'),
      v.maxLength(500, 'Zet er hoogstens 500 rekeningen in'),
      distinct(({ number }: SchemeAccount) => number),
    ),
  }),
  v.object({
    kind: v.literal('checklist'),
    items: v.pipe(
      v.array(requiredText(200)),
      v.minLength(1, 'Zet er minstens één punt in'),
      v.maxLength(200, 'Zet er hoogstens 200 punten in'),
      distinct((item: string) => item.toLowerCase()),
    ),
  }),
])
export type TemplateContent = v.InferOutput<typeof content>

const template = v.object({ id, name: v.string(), content, changedBy: v.string(), changedAt: timestamp })
export type FirmTemplate = v.InferOutput<typeof template>

const toClients = v.object({
  administrationIds: v.pipe(
    v.array(id),
    v.minLength(1, 'Kies een klant'),
    v.maxLength(500, 'Kies hoogstens 500 klanten'),
  ),
  /** Of a checklist: the fiscal year whose dossier it is for, by the calendar year in which it ends. */
  fiscalYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2101))),
})

/** What a template does, or did, to one client. */
const effect = v.object({
  administrationId: id,
  /** Null of one that is no client any more, whose name is not told. */
  companyName: v.nullable(v.string()),
  /** Accounts or items that are new there: '4899 Podcast', 'Bankafschriften compleet'. */
  added: v.array(v.string()),
  renamed: v.array(v.object({ number: v.string(), from: v.string(), to: v.string() })),
  /** Accounts that stay as they are, with the reason. */
  left: v.array(v.object({ number: v.string(), reason: v.string() })),
  /** Why nothing could be done there; null when it could. */
  refused: v.nullable(v.string()),
})
export type TemplateEffect = v.InferOutput<typeof effect>

/** What a firm does alike for its clients: ledger schemes and checklists. */
export const firmTemplates = defineArea('firmTemplates', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: "The firm's templates by name",
    response: v.array(template),
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Keep a template: a new one, or one that is changed',
    body: v.object({ id: v.optional(v.nullable(id)), name: requiredText(100), content }),
    response: v.object({ id }),
    errors: ['only_viewing'],
    stale: ['firmTemplates'],
    idempotent: true,
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{templateId}/remove`,
    summary: 'Throw a template away; what it was applied to stays as it is',
    errors: ['only_viewing'],
    stale: ['firmTemplates'],
  }),
  preview: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{templateId}/preview`,
    summary: 'What applying a template would do to each of some clients',
    body: toClients,
    response: v.array(effect),
    errors: ['only_viewing'],
  }),
  apply: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{templateId}/apply`,
    summary: 'Apply a template to each of some clients, each by itself: adds and renames, and takes nothing away',
    body: toClients,
    response: v.array(effect),
    errors: ['only_viewing'],
    stale: ['ledgerAccounts', 'reports', 'dossiers'],
    idempotent: true,
  }),
})
