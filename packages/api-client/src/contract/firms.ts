import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { LEGAL_FORMS } from './choices.ts'
import { subscriptionType } from './users.ts'
import { date, emailAddressInput, exportQuery, id, requiredText, segments, sortedPage, sortedQuery } from './wire.ts'

const FIRM = '/firms/{firmId}' as const
const sortable = ['companyName', 'currentPeriodEnd'] as const
/** Those that were archived; without it those that were not. */
const filter = { state: v.optional(v.picklist(['archived'])) }

/** Who pays for the books of a client: themselves, or their firm (ADVISOR_PAYS). */
export const clientPayer = v.picklist(['CLIENT', 'FIRM'])

const firmClient = v.object({
  id,
  companyName: v.string(),
  /** Null while whoever was asked to be it has not come. */
  mainUser: v.nullable(v.string()),
  /** The address that was asked to be the main user and has not come yet; null when there is none. */
  invitedAddress: v.nullable(v.string()),
  manager: v.nullable(v.object({ id, name: v.string() })),
  paidBy: clientPayer,
  subscriptionType,
  currentPeriodEnd: v.nullable(v.string()),
})
export type FirmClient = v.InferOutput<typeof firmClient>

export const firms = defineArea('firms', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: FIRM,
    summary: 'One firm',
    policy: 'ALWAYS',
    response: v.object({
      id,
      companyName: v.string(),
      /** Whether the caller manages it: its colleagues and its clients. */
      mayManage: v.boolean(),
    }),
  }),
  clients: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${FIRM}/clients`,
    summary: "The firm's clients by name",
    policy: 'ALWAYS',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(firmClient).entries,
      /** How many of a search there are; told with the first page. */
      segments: segments(['active', 'archived'], {}),
    }),
  }),
  exportClients: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/clients/export`,
    summary: "The firm's clients of a filter as CSV or XLSX",
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  createClient: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/clients`,
    summary: 'Make the books of a new client and ask its owner to be the main user',
    body: v.object({
      companyName: requiredText(200),
      legalForm: v.picklist(LEGAL_FORMS),
      ownerEmailAddress: emailAddressInput,
      paidBy: clientPayer,
      /** The first day of the quarter from which VAT is declared here; that of today when left out. */
      vatStartsOn: v.optional(v.nullable(date)),
      /** The company is of a VAT fiscal unit. */
      isInVatUnit: v.optional(v.boolean(), false),
      /** Who at the firm looks after it; nobody when left out. */
      managerId: v.optional(v.nullable(id)),
    }),
    response: v.object({ id }),
    errors: ['email_invalid', 'only_firm_admin_pays', 'only_viewing', 'rate_limited'],
    stale: ['firms', 'worklist', 'administrations', 'users'],
    idempotent: true,
  }),
  inviteClient: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/clients/invite`,
    summary: 'Ask the owner of books that exist to have this firm look after them',
    body: v.object({ emailAddress: emailAddressInput }),
    response: v.object({ id }),
    errors: ['email_invalid', 'already_invited', 'only_viewing', 'rate_limited'],
    stale: ['firmInvitations'],
    idempotent: true,
  }),
  archiveClient: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/clients/{administrationId}/archive`,
    summary: 'Leave a client out of the worklist and the lists; nothing is deleted',
    errors: ['only_viewing'],
    stale: ['firms', 'worklist'],
  }),
  restoreClient: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/clients/{administrationId}/restore`,
    summary: 'Bring an archived client back',
    errors: ['only_viewing'],
    stale: ['firms', 'worklist'],
  }),
  releaseClient: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/clients/{administrationId}/release`,
    summary: 'Stop looking after the books of a client, who keeps them; for who manages the firm',
    errors: ['client_without_main_user', 'only_viewing'],
    stale: ['firms', 'worklist', 'administrations', 'users'],
  }),
})

/** The firm that looks after the books, as those whose books they are see it. */
export const booksFirm = defineArea('booksFirm', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/firm',
    summary: 'The firm that looks after the books; null without one',
    response: v.object({
      firm: v.nullable(v.object({ id, companyName: v.string(), colleagues: v.array(v.string()) })),
    }),
  }),
  style: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/firm/style',
    summary: 'How the firm looks where it asks its client something; null without one',
    response: v.object({
      firm: v.nullable(
        v.object({
          companyName: v.string(),
          colour: v.nullable(v.string()),
          /** A `data:` address. */
          logo: v.nullable(v.string()),
        }),
      ),
    }),
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/firm/remove',
    summary: 'Take the books back from the firm, by the main user',
    stale: ['booksFirm', 'administrations', 'users', 'subscriptions'],
  }),
})
