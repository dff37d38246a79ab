import { addDays } from '@klopt/validators'
import type { AuditFileContents, SourceAccount, SourceContact, SourceEntry, SourceItem } from './contents.ts'
import { contactOf } from './read-contact.ts'
import { entryOf } from './read-entry.ts'
import { readRecords, textAt, type Element } from './read-records.ts'
import { AuditFileRefusal, damaged, tooLarge } from './refusal.ts'
import { Totals } from './totals.ts'
import { balanceNeeded, dateAt, dateNeeded, textNeeded } from './values.ts'

const NAMESPACE = /(?:XAF[/_]|XmlauditfileXAF_)(3\.[12]|4\.0)$/i
const MOST_LINES = 500_000
const MOST_RECORDS = 50_000

/**
 * Reads an audit file XAF 3.1, 3.2 or 4.0 part by part. Throws `AuditFileRefusal`, in Dutch and naming the place, for what
 * is no such file or does not add up.
 */
export async function readAuditFile(parts: AsyncIterable<string> | Iterable<string>): Promise<AuditFileContents> {
  const reading = new Reading()
  await readRecords(parts, (element, within) => reading.take(element, within))
  return reading.contents()
}

interface OpeningLine {
  readonly number: string
  readonly account: string
  readonly cents: number
}

class Reading {
  #version: string | null = null
  #header: Element | null = null
  #company: Element | null = null
  #openingDate: string | null = null
  readonly #accounts = new Map<string, SourceAccount>()
  readonly #contacts = new Map<string, SourceContact>()
  readonly #opening: OpeningLine[] = []
  readonly #openingTotals = new Totals()
  readonly #items: { readonly openingLine: string | null; readonly item: Omit<SourceItem, 'account'> }[] = []
  readonly #entries: SourceEntry[] = []
  readonly #totals = new Totals()
  readonly #problems: string[] = []

  take(element: Element, within: readonly Element[]): void {
    this.#assertAuditFile(within[0] ?? element)
    if (element.name === 'header') this.#header = element
    else if (element.name === 'company') this.#company = element
    else if (element.name === 'ledgerAccount') this.#takeAccount(element)
    else if (element.name === 'customerSupplier') this.#takeContact(element)
    else if (element.name === 'obLine') this.#takeOpeningLine(element)
    else if (element.name === 'obSbLine') this.#takeItem(element)
    else if (element.name === 'transaction') this.#takeEntry(element, within)
    else if (element.name === 'openingBalance') this.#endOpening(element)
    else if (element.name === 'transactions') this.#totals.assertSaid(element, 'Boekingen')
  }

  #assertAuditFile({ name, namespace }: Element): void {
    if (this.#version !== null) return
    const version = name === 'auditfile' ? NAMESPACE.exec(namespace)?.[1] : undefined
    if (version === undefined) {
      throw new AuditFileRefusal(
        'Dit is geen auditfile dat Klopt kent. Exporteer in je oude pakket een auditfile financieel (XAF) 3.2 of 4.0.',
      )
    }
    this.#version = version
  }

  #takeAccount(element: Element): void {
    const number = textNeeded(element, 'accID', 'Een rekening')
    if (this.#accounts.has(number)) throw damaged(`Rekening ${number} staat twee keer in het rekeningschema.`)
    this.#accounts.set(number, {
      number,
      name: textAt(element, 'accDesc') ?? `Rekening ${number}`,
      isBalance: textAt(element, 'accTp') !== 'P',
      // 3.2 has no place of its own for it; packages write it as the reference of the group.
      rgs: [textAt(element, 'RGScode'), textAt(element, 'leadReference')].find((code) => isRgs(code)) ?? null,
    })
    if (this.#accounts.size > MOST_RECORDS) throw tooLarge('het heeft te veel rekeningen')
  }

  #takeContact(element: Element): void {
    const contact = contactOf(element)
    if (this.#contacts.has(contact.id)) throw damaged(`Relatie ${contact.id} staat twee keer in het bestand.`)
    this.#contacts.set(contact.id, contact)
    if (this.#contacts.size > MOST_RECORDS) throw tooLarge('het heeft te veel relaties')
  }

  #takeOpeningLine(element: Element): void {
    const number = textAt(element, 'nr') ?? String(this.#opening.length + 1)
    const place = `Regel ${number} van de beginbalans`
    const cents = balanceNeeded(element, 'amnt', 'amntTp', place)
    this.#openingTotals.add(cents)
    this.#opening.push({ number, account: textNeeded(element, 'accID', place), cents })
    if (this.#opening.length > MOST_RECORDS) throw tooLarge('de beginbalans heeft te veel regels')
  }

  #takeItem(element: Element): void {
    const place = `Openstaande post ${textAt(element, 'nr') ?? '?'}`
    const item = {
      contact: textAt(element, 'custSupID'),
      number: textAt(element, 'invRef') ?? textAt(element, 'docRef'),
      documentDate: dateAt(element, 'invDt'),
      dueDate: dateAt(element, 'invDueDt'),
      cents: balanceNeeded(element, 'amnt', 'amntTp', place),
    }
    this.#items.push({ openingLine: textAt(element, 'obLineNr'), item })
    if (this.#items.length > MOST_RECORDS) throw tooLarge('het heeft te veel openstaande posten')
  }

  #takeEntry(element: Element, within: readonly Element[]): void {
    const entry = entryOf(
      element,
      within.findLast(({ name }) => name === 'journal'),
    )
    for (const { cents } of entry.lines) this.#totals.add(cents)
    if (this.#totals.lines > MOST_LINES) throw tooLarge('het heeft meer dan 500.000 boekingsregels')
    if (entry.lines.length > 0) this.#entries.push(entry)
  }

  #endOpening(element: Element): void {
    this.#openingDate = dateAt(element, 'opBalDate')
    this.#openingTotals.assertSaid(element, 'Beginbalans')
    if (this.#openingTotals.debitCents !== this.#openingTotals.creditCents)
      throw damaged('De beginbalans is niet in balans: debet en credit zijn niet gelijk.')
  }

  contents(): AuditFileContents {
    const header = this.#header
    const company = this.#company
    if (this.#version === null || header === null || company === null)
      throw damaged('In dit auditfile ontbreken de gegevens van het boekjaar of van het bedrijf.')
    const startDate = dateNeeded(header, 'startDate', 'Het boekjaar')
    const endDate = dateNeeded(header, 'endDate', 'Het boekjaar')
    if (endDate < startDate) throw damaged('Het boekjaar eindigt in dit bestand voor het begint.')
    const currency = textAt(header, 'curCode')
    if (currency !== null && currency.toUpperCase() !== 'EUR')
      throw new AuditFileRefusal(`Dit auditfile is in ${currency}. Klopt leest alleen boeken in euro.`)
    this.#assertKnown()
    return {
      version: this.#version,
      fiscalYear: textAt(header, 'fiscalYear') ?? endDate.slice(0, 4),
      startDate,
      endDate,
      software: textAt(header, 'softwareDesc'),
      company: {
        name: textAt(company, 'companyName') ?? 'Onbekend',
        kvkNumber: textAt(company, 'commerceNr') ?? textAt(company, 'Commercenr'),
        taxNumber: textAt(company, 'taxRegIdent'),
      },
      accounts: [...this.#accounts.values()],
      contacts: [...this.#contacts.values()],
      opening: {
        date: this.#openingDate ?? startDate,
        lines: this.#opening.map(({ account, cents }) => ({ account, cents })),
        items: this.#itemsByAccount(addDays(this.#openingDate ?? startDate, -1)),
      },
      entries: this.#entries,
      problems: this.#problems,
    }
  }

  #itemsByAccount(dayBefore: string): SourceItem[] {
    const accounts = new Map(this.#opening.map(({ number, account }) => [number, account]))
    return this.#items.flatMap(({ openingLine, item }) => {
      const account = openingLine === null ? undefined : accounts.get(openingLine)
      if (account !== undefined) return [{ account, ...item, documentDate: item.documentDate ?? dayBefore }]
      this.#problems.push(`Openstaande post ${item.number ?? '?'} hoort bij geen regel van de beginbalans.`)
      return []
    })
  }

  /** An account that the chart of the file does not have has no name to be known by. */
  #assertKnown(): void {
    const known = (account: string, place: string) => {
      if (!this.#accounts.has(account))
        throw damaged(`${place} staat op rekening ${account}, die niet in het bestand staat.`)
    }
    for (const { number, account } of this.#opening) known(account, `Regel ${number} van de beginbalans`)
    for (const { number, journal, lines } of this.#entries)
      for (const { account } of lines) known(account, `Boeking ${number} in dagboek ${journal}`)
  }
}

const isRgs = (code: string | null): boolean => code !== null && /^[BW][A-Za-z]{3,12}(?:\.\w+)?$/.test(code)
