import type { KnownSupplier, ProposalContext } from '@klopt/recognition'
import type { Db } from '../../database/db.ts'

/** What the books know already: the administration itself, and its contacts with what was picked from theirs before. */
export async function proposalContext(db: Db, administrationId: number, today: string): Promise<ProposalContext> {
  const [own, contacts, hints] = await Promise.all([
    db
      .selectFrom('companies')
      .select(['company_name', 'kvk_number', 'vat_number', 'iban', 'address_postcode', 'email_address'])
      .where('id', '=', administrationId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('trading_partners')
      .select(['id', 'name', 'kvk_number', 'vat_number', 'iban', 'email_address', 'payment_term_days'])
      .where('administration_id', '=', administrationId)
      .where('archived_at', 'is', null)
      .execute(),
    db
      .selectFrom('supplier_hints')
      .select(['contact_id', 'hint'])
      .where('administration_id', '=', administrationId)
      .execute(),
  ])
  const hintsOf = Map.groupBy(hints, ({ contact_id }) => contact_id)
  return {
    today,
    own: {
      name: own.company_name,
      kvkNumber: own.kvk_number,
      vatNumber: own.vat_number,
      iban: own.iban,
      postcode: own.address_postcode,
      emailAddress: own.email_address,
    },
    suppliers: contacts.map((contact): KnownSupplier => ({
      id: contact.id,
      name: contact.name,
      kvkNumber: contact.kvk_number,
      vatNumber: contact.vat_number,
      iban: contact.iban,
      emailAddress: contact.email_address,
      paymentTermDays: contact.payment_term_days,
      hints: (hintsOf.get(contact.id) ?? []).map(({ hint }) => hint),
    })),
  }
}
