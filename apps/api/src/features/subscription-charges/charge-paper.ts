import { centsToDecimal } from '@klopt/bookkeeping/money'
import { formatDate, formatDateLong } from '@klopt/validators'
import type { Creditor } from '../../config/creditor.ts'
import type { Db } from '../../database/db.ts'
import { civilDate } from '../../kernel/clock.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { oneLine } from '../../mail/one-line.ts'
import { KLOPT_BRAND } from '../../mail/klopt-mail.ts'
import type { InvoiceDocument, InvoiceDocumentLine } from '../../pdf/index.ts'
import { collectedWhen, planWord } from './charge-mails.ts'
import { showForMail, type MailedCharge } from './show-for-mail.ts'

/** A charge of an administration. */
export interface ChargeKey {
  readonly administrationId: number
  readonly chargeId: number
}

/** Freezes what the invoice of a charge that was just made says. */
export async function keepPaper(db: Db, key: ChargeKey, creditor: Creditor): Promise<void> {
  const paper = JSON.stringify(paperOf(await showForMail(db, key), creditor))
  await db
    .insertInto('subscription_papers')
    .values({ administration_id: key.administrationId, charge_id: key.chargeId, paper })
    .execute()
}

/** The invoice of a charge as it was frozen; of one from before that was done, as it would be now. Throws `not_found`. */
export async function loadPaper(
  db: Db,
  { administrationId, chargeId }: ChargeKey,
  creditor: Creditor | null,
): Promise<InvoiceDocument> {
  const kept = await db
    .selectFrom('subscription_charges as c')
    .leftJoin('subscription_papers as p', (join) =>
      join.onRef('p.administration_id', '=', 'c.administration_id').onRef('p.charge_id', '=', 'c.id'),
    )
    .select('p.paper')
    .where('c.administration_id', '=', administrationId)
    .where('c.id', '=', chargeId)
    .executeTakeFirst()
  if (!kept) throw new ApiError('not_found')
  if (kept.paper !== null) return kept.paper
  if (creditor === null) throw new ApiError('subscription_collection_off')
  return paperOf(await showForMail(db, { administrationId, chargeId }), creditor)
}

/** The name of its file. */
export const paperFileName = ({ number }: Pick<InvoiceDocument, 'number'>): string => `Factuur ${number}.pdf`

function paperOf(charge: MailedCharge, creditor: Creditor): InvoiceDocument {
  const { price_cents: price, deducted_cents: deducted, vat_cents: vat, amount_cents: gross } = charge
  const netCents = price - deducted
  const days = `${formatDate(charge.period_start)} t/m ${formatDate(charge.period_end)}`
  const whole = `Abonnement ${planWord(charge)}\n${formatDateLong(charge.period_start)} tot en met ${formatDateLong(charge.period_end)}`
  return {
    kind: 'invoice',
    number: charge.number,
    date: civilDate(charge.created_at),
    dueDate: charge.due_on,
    supplyPeriod: days,
    reference: null,
    seller: sellerOf(creditor),
    buyer: buyerOf(charge),
    layout: { accentColour: KLOPT_BRAND.colour, logo: null, footer: `Incassant-ID ${creditor.creditorIdentifier}` },
    lines: [line(whole, price), ...(deducted === 0 ? [] : [line('Af: dagen die je al betaalde', -deducted)])],
    pricesIncludeVat: false,
    discountCents: 0,
    vat: [{ label: '21%', baseCents: netCents, vatCents: vat }],
    netCents,
    vatCents: vat,
    grossCents: gross,
    mentions: [],
    note: null,
    paymentText: collectedWhen(charge),
    epcPayload: null,
    creditsNumber: null,
  }
}

const sellerOf = ({ name, address, vatNumber, iban }: Creditor): InvoiceDocument['seller'] => ({
  name,
  addressLines: [address],
  country: null,
  kvkNumber: null,
  vatNumber,
  iban,
  bic: null,
  email: null,
  phone: null,
  website: null,
})

function buyerOf(charge: MailedCharge): InvoiceDocument['buyer'] {
  const lines = [charge.address_street, `${charge.address_postcode} ${charge.address_city}`]
  return {
    name: oneLine(charge.company_name),
    addressLines: lines.map(oneLine).filter((text) => text.trim() !== ''),
    country: null,
    attention: null,
    vatNumber: null,
  }
}

const line = (description: string, amountCents: number): InvoiceDocumentLine => ({
  description,
  quantity: '1',
  unit: null,
  unitPrice: centsToDecimal(amountCents),
  discountPercent: null,
  vatLabel: '21%',
  amountCents,
})
