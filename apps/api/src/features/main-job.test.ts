import { writeCamt053 } from '@klopt/bank-statements/testing'
import { contract, type InvoiceInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer, type TestClient, type TestUser } from '../testing/index.ts'

let server: KloptTestServer
let client: TestClient
let params: { administrationId: number }
let owner: TestUser

beforeAll(async () => {
  server = await createTestServer()
  const made = await server.world.administration({ companyName: 'Studio Noord' })
  owner = made.owner
  client = await server.world.as(owner)
  params = { administrationId: made.id }
})
afterAll(() => server.stop())

const customer = {
  kind: 'company' as const,
  name: 'Gemeente Haarlem',
  attention: '',
  street: 'Grote Markt 2',
  postcode: '2011rd',
  city: 'Haarlem',
  country: 'NL',
  emailAddress: 'crediteuren@haarlem.example',
  phone: null,
  kvkNumber: null,
  vatNumber: null,
  iban: null,
  paymentTermDays: 30,
  vatTreatment: 'domestic' as const,
  note: '',
}

function draft(contactId: number): InvoiceInput {
  return {
    contactId,
    invoiceDate: '2026-05-20',
    paymentTermDays: 14,
    reference: 'PO-88213',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [
      {
        description: 'Ontwerp bewegwijzering',
        quantity: '18.5',
        unit: 'uur',
        unitPrice: '85',
        discountPercent: '0',
        vatCode: 'sale_high',
        accountId: null,
      },
      {
        description: 'Drukproeven',
        quantity: '3',
        unit: '',
        unitPrice: '59.1667',
        discountPercent: '0',
        vatCode: 'sale_high',
        accountId: null,
      },
    ],
  }
}

test('an invoice is sent, paid through the bank, and counts in the VAT return; a late one keeps its day', async () => {
  const { id: contactId } = await client.call(contract.contacts.create, { params, body: customer })
  const made = await client.call(contract.invoices.create, { params, body: draft(contactId) })
  expect(made.totals).toMatchObject({ netCents: 175000, vatCents: 36750, grossCents: 211750 })

  const mail = await client.call(contract.invoices.mailPreview, { params: { ...params, invoiceId: made.id } })
  const sent = await client.call(contract.invoices.send, {
    params: { ...params, invoiceId: made.id },
    body: { version: made.version, recipient: mail.recipient ?? '', subject: mail.subject, body: mail.body },
  })
  expect(sent.number).toBe('2026-0001')
  await server.jobs.drain()

  const statement = writeCamt053({
    iban: 'NL20INGB0001234567',
    currency: 'EUR',
    from: '2026-06-01',
    to: '2026-06-02',
    openingBalanceCents: 0,
    closingBalanceCents: 200000,
    statementId: '1',
    lines: [
      line('2026-06-01', 211750, 'Gemeente Haarlem', 'NL86BNGH0285008681', 'Factuur 2026-0001'),
      line('2026-06-02', -11750, 'KPN B.V.', null, 'Termijn juni'),
    ],
  })
  const body = fileBody(statement)
  const preview = await client.call(contract.bank.preview, { params, query: { name: 'juni.xml' }, body })
  expect(preview.statements[0]?.newLines).toHaveLength(2)
  const imported = await client.call(contract.bank.import, {
    params,
    query: { name: 'juni.xml', createBook: 'false' },
    body,
  })
  expect(imported).toMatchObject({ imported: 2, known: 0 })
  const again = await client.call(contract.bank.import, {
    params,
    query: { name: 'juni.xml', createBook: 'false' },
    body,
  })
  expect(again).toMatchObject({ imported: 0, known: 2 })

  const lines = await client.call(contract.bank.transactions, { params, query: { state: 'waiting' } })
  const [expense, receipt] = lines.items
  expect(receipt?.best).toMatchObject({ certainty: 'certain', label: 'Factuur 2026-0001' })
  const item = receipt?.best?.items[0]
  await client.call(contract.bank.process, {
    params: { ...params, transactionId: receipt?.id ?? 0 },
    body: {
      version: receipt?.version ?? 0,
      items: [{ openItemId: item?.id ?? 0, amountCents: 211750 }],
      bookings: [],
      createRule: false,
    },
  })
  const paid = await client.call(contract.invoices.get, { params: { ...params, invoiceId: made.id } })
  expect(paid).toMatchObject({ status: 'paid', openCents: 0 })
  expect(paid.messages[0]?.sentAt).not.toBeNull()

  const accounts = await client.call(contract.ledgerAccounts.list, { params })
  const telephone = accounts.find((account) => account.rgsCode === 'WBedKanTef')
  await client.call(contract.bank.process, {
    params: { ...params, transactionId: expense?.id ?? 0 },
    body: {
      version: expense?.version ?? 0,
      items: [],
      bookings: [{ accountId: telephone?.id ?? 0, amountCents: -11750, vatCode: 'purchase_high', description: '' }],
      createRule: true,
    },
  })

  server.clock.set('2026-07-05T10:00:00Z')
  client = await server.world.as(owner)
  const vat = await client.call(contract.vat.return, { params, query: { period: '2026-Q2' } })
  const box = (name: string) => vat.boxes.find((candidate) => candidate.box === name)
  expect(box('1a')).toMatchObject({ baseEuros: 1750, vatEuros: 367 })
  expect(box('5b')).toMatchObject({ vatCents: 2039, vatEuros: 21 })
  expect(vat.payableEuros).toBe(346)
  const boxLines = await client.call(contract.vat.boxLines, { params, query: { period: '2026-Q2', box: '1a' } })
  expect(boxLines.items.map((entry) => entry.sourceId)).toContain(made.id)
  await client.call(contract.vat.file, { params, body: { period: '2026-Q2', payableEuros: 346 } })

  const late = await client.call(contract.invoices.create, { params, body: draft(contactId) })
  const final = await client.call(contract.invoices.finalise, {
    params: { ...params, invoiceId: late.id },
    body: { version: late.version },
  })
  const entry = await client.call(contract.invoices.get, { params: { ...params, invoiceId: late.id } })
  const posted = await client.call(contract.reports.entry, {
    params: { ...params, entryId: entry.journalEntryId ?? 0 },
  })
  expect(final.number).toBe('2026-0002')
  expect(posted).toMatchObject({ date: '2026-05-20', documentDate: '2026-05-20' })
  const next = await client.call(contract.vat.return, { params, query: { period: '2026-Q3' } })
  expect(next.lateVatCents).toBe(36_750)

  const balance = await client.call(contract.reports.trialBalance, {
    params,
    query: { from: '2026-01-01', to: '2026-12-31' },
  })
  expect(balance.totals.debitCents).toBe(balance.totals.creditCents)
  expect(balance.totals.closingCents).toBe(0)
})

function line(
  date: string,
  amountCents: number,
  counterpartyName: string,
  counterpartyIban: string | null,
  description: string,
) {
  return {
    date,
    valueDate: date,
    amountCents,
    counterpartyName,
    counterpartyIban,
    description,
    structuredReference: null,
    endToEndId: null,
    kind: null,
    balanceAfterCents: null,
  }
}
