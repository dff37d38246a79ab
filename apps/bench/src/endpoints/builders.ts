import { contract } from '@klopt/api-client/contract'
import type { BankStatement } from '@klopt/bank-statements'
import { writeCamt053 } from '@klopt/bank-statements/testing'
import { fileBody, type TestClient } from '@klopt/api/testing'

/** Adds a customer with all that an invoice asks for; answers its id. */
export async function addContact(client: TestClient, administrationId: number, index: number): Promise<number> {
  const { id } = await client.call(contract.contacts.create, {
    params: { administrationId },
    body: {
      kind: 'company',
      name: `Bakkerij Het Gouden Korentje ${index}`,
      attention: 'Crediteuren',
      street: `Dorpsstraat ${index + 1}`,
      postcode: '2011 AB',
      city: 'Haarlem',
      country: 'NL',
      emailAddress: `crediteuren${index}@korentje.example`,
      phone: null,
      kvkNumber: null,
      vatNumber: null,
      iban: null,
      paymentTermDays: null,
      vatTreatment: 'domestic',
      note: '',
    },
  })
  return id
}

/** Starts an invoice of two lines. */
export async function addDraft(
  client: TestClient,
  administrationId: number,
  contactId: number,
): Promise<{ id: number; version: number }> {
  const line = { unit: 'uur', discountPercent: '0', vatCode: 'sale_high' as const, accountId: null }
  return client.call(contract.invoices.create, {
    params: { administrationId },
    body: {
      contactId,
      invoiceDate: '2026-06-01',
      paymentTermDays: 30,
      reference: '',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines: [
        { ...line, description: 'Ontwerp bewegwijzering', quantity: '18.5', unitPrice: '85' },
        { ...line, description: 'Drukproeven', quantity: '3', unitPrice: '59.1667' },
      ],
    },
  })
}

/** Imports a statement in one go. */
export async function importLines(
  client: TestClient,
  administrationId: number,
  statement: BankStatement,
): Promise<void> {
  const params = { administrationId }
  const { imported } = await client.call(contract.bank.import, {
    params,
    query: { name: 'afschrift.xml', createBook: 'true' },
    body: fileBody(writeCamt053(statement)),
  })
  if (imported !== statement.lines.length) throw new Error(`${imported} lines were imported`)
}
