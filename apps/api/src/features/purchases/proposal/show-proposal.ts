import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { decimalsOf, EURO, isCurrency } from '@klopt/bookkeeping/money'
import { isOtherEuCountry } from '@klopt/bookkeeping/vat'
import { isComputed, type Candidate, type Proposal } from '@klopt/recognition'
import { addDays } from '@klopt/validators'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { findDuplicates } from '../find-duplicates.ts'
import { findBookings, saysReverseCharge } from './find-bookings.ts'
import { findSupplier, othersDetails } from './find-supplier.ts'
import { proposedLines } from './proposed-lines.ts'
import { openDifferences } from './supplier-answers.ts'

type PurchaseProposal = ResponseOf<typeof contract.purchases.proposal>

export interface ProposalKey {
  readonly administrationId: number
  readonly documentId: number
}

/**
 * What to book from a document: what was read in it, with what the books know of its supplier. Empty when it could not be
 * read. Throws `recognition_unfinished` and `not_found`.
 */
export async function showProposal(db: Db, key: ProposalKey, today: string): Promise<PurchaseProposal> {
  const { fileId, proposal: read } = await readProposal(db, key)
  if (read === null) return nothing
  const proposal = withoutUnknownAmounts(read)
  const { administrationId } = key
  const details = await othersDetails(db, administrationId, proposal.supplier)
  const supplier = await findSupplier(db, administrationId, proposal.supplier.id, details)
  const { bookings, reason } = await findBookings(db, administrationId, fileId, supplier)
  const number = proposal.invoiceNumber?.value ?? '' // zero: no number was read
  const { foreignVatCents, ...lines } = proposedLines(proposal, {
    bookings,
    date: proposal.invoiceDate?.value ?? today,
    isForeign: details.vatNumber !== null && !details.vatNumber.value.startsWith('NL'),
    isReverseCharged: await saysReverseCharge(db, administrationId, fileId),
  })
  return {
    kind: proposal.kind,
    currency: proposal.currency,
    supplier: {
      contactId: supplier?.id ?? null,
      contactName: supplier?.name ?? null,
      differences: await openDifferences(db, administrationId, details, supplier),
      name: present(details.name),
      kvkNumber: present(details.kvkNumber),
      vatNumber: present(details.vatNumber),
      iban: present(details.iban),
      postcode: present(details.postcode),
    },
    number: present(proposal.invoiceNumber),
    invoiceDate: present(proposal.invoiceDate),
    dueDate: present(proposal.dueDate) ?? dueByTerm(proposal, supplier?.paymentTermDays ?? null),
    paymentTermDays: present(proposal.paymentTermDays),
    paymentReference: present(proposal.paymentReference),
    netCents: present(proposal.netCents),
    vatCents: present(proposal.vatCents),
    grossCents: present(proposal.grossCents),
    ...lines,
    // What is in another currency is not asked back here.
    foreignVat: read.currency === EURO ? foreignVatOf(details.vatNumber?.value ?? '', foreignVatCents) : null, // zero: no number was read
    accountReason: lines.lines.length > 0 ? reason : null,
    duplicates:
      supplier === null || number === ''
        ? []
        : await findDuplicates(db, { administrationId, contactId: supplier.id, number }),
  }
}

/** By the country of the supplier's VAT number, in which Greece is EL. As positive as the lines of a credit invoice. */
function foreignVatOf(vatNumber: string, vatCents: number): PurchaseProposal['foreignVat'] {
  const prefix = vatNumber.slice(0, 2)
  const country = prefix === 'EL' ? 'GR' : prefix
  return vatCents !== 0 && isOtherEuCountry(country) ? { country, vatCents: Math.abs(vatCents) } : null
}

async function readProposal(
  db: Db,
  { administrationId, documentId }: ProposalKey,
): Promise<{ fileId: number; proposal: Proposal | null }> {
  const read = await db
    .selectFrom('documents as d')
    .leftJoin('recognitions as r', (join) =>
      join.onRef('r.administration_id', '=', 'd.administration_id').onRef('r.file_id', '=', 'd.file_id'),
    )
    .select(['d.file_id', 'r.state', 'r.proposal'])
    .where('d.administration_id', '=', administrationId)
    .where('d.id', '=', documentId)
    .executeTakeFirst()
  if (!read) throw new ApiError('not_found')
  if (read.state === 'queued' || read.state === 'running') throw new ApiError('recognition_unfinished')
  return { fileId: read.file_id, proposal: read.state === 'done' ? read.proposal : null }
}

/** Amounts of a currency that nobody knows say nothing, and those that are read have cents, which not every currency has. */
function withoutUnknownAmounts(proposal: Proposal): Proposal {
  if (isCurrency(proposal.currency) && decimalsOf(proposal.currency) === 2) return proposal
  return { ...proposal, netCents: null, vatCents: null, grossCents: null, vatLines: [] }
}

/** The day that the supplier's usual term gives, where the document says nothing. */
function dueByTerm({ invoiceDate }: Proposal, termDays: number | null): PurchaseProposal['dueDate'] {
  if (invoiceDate === null || termDays === null) return null
  return { value: addDays(invoiceDate.value, termDays), score: invoiceDate.score / 2, isComputed: true, place: null }
}

function present<T>(candidate: Candidate<T> | null) {
  if (candidate === null) return null
  const { value, score, page, vertices } = candidate
  return { value, score, isComputed: isComputed(candidate), place: vertices.length === 0 ? null : { page, vertices } }
}

const nothing: PurchaseProposal = {
  kind: 'invoice',
  currency: 'EUR',
  supplier: {
    contactId: null,
    contactName: null,
    differences: [],
    name: null,
    kvkNumber: null,
    vatNumber: null,
    iban: null,
    postcode: null,
  },
  number: null,
  invoiceDate: null,
  dueDate: null,
  paymentTermDays: null,
  paymentReference: null,
  netCents: null,
  vatCents: null,
  grossCents: null,
  pricesIncludeVat: false,
  lines: [],
  statedVat: [],
  foreignVat: null,
  accountReason: null,
  duplicates: [],
}
