import { paperTexts } from '@klopt/bookkeeping/paper'
import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import type { Services } from '../../kernel/services.ts'
import { insertFile } from '../../files/insert-file.ts'
import { totalsOf } from './invoice-totals.ts'
import { loadInvoice, type InvoiceKey } from './load-invoice.ts'
import { fileOf, logoOf, readLogo, type LogoFile } from './logo.ts'
import { documentOf, snapshotOf } from './snapshot.ts'

export interface InvoiceFile {
  readonly name: string
  readonly content: Buffer
}

/** What is needed to hand over an invoice's PDF: the kept file, or what to draw. */
export interface PdfSource {
  readonly name: string
  readonly snapshot: InvoiceSnapshot
  readonly isFinal: boolean
  readonly keptSha256: Buffer | null
  readonly logo: LogoFile | null
}

/** Reads what the PDF is made of, inside a transaction; drawing happens outside of it. */
export async function pdfSource(db: Db, key: InvoiceKey): Promise<PdfSource> {
  const invoice = await loadInvoice(db, key)
  const { row } = invoice
  const snapshot = row.snapshot ?? snapshotOf(invoice, totalsOf(invoice), null)
  const kept = await fileOf(db, key.administrationId, row.pdf_file_id)
  return {
    name: paperName(snapshot),
    snapshot,
    isFinal: row.snapshot !== null,
    keptSha256: kept?.sha256 ?? null,
    logo: await logoOf(db, key.administrationId, snapshot),
  }
}

/** The name of the file of a paper: 'Factuur 2026-0042.pdf', in its language. */
export function paperName({
  kind,
  language = 'nl',
  number,
}: Pick<InvoiceSnapshot, 'kind' | 'language' | 'number'>): string {
  const { titles, concept } = paperTexts(language)
  return `${titles[kind]} ${number ?? concept.number}.pdf`
}

/** The PDF's bytes: the kept ones, or drawn now. */
export async function drawPdf(services: Services, administrationId: number, source: PdfSource): Promise<Buffer> {
  if (source.keptSha256 !== null) return services.files.read(administrationId, source.keptSha256)
  const logo = await readLogo(services, administrationId, source.logo)
  return Buffer.from(await services.pdf.renderInvoice(documentOf(source.snapshot, logo)))
}

/**
 * Draws the PDF of a final invoice and keeps it for ever. Harmless to repeat: equal input gives equal bytes, and
 * the first file that is kept stays.
 */
export async function keepPdf(services: Services, key: InvoiceKey, now: Date): Promise<InvoiceFile> {
  const scope = { kind: 'administration', administrationId: key.administrationId } as const
  const source = await withRead(services.pool, scope, (db) => pdfSource(db, key))
  const content = await drawPdf(services, key.administrationId, source)
  if (source.keptSha256 !== null || !source.isFinal) return { name: source.name, content }
  const sha256 = await services.files.put(key.administrationId, content)
  await withTransaction(services.pool, scope, async (db) => {
    const fileId = await insertFile(db, {
      administrationId: key.administrationId,
      sha256,
      name: source.name,
      mimeType: 'application/pdf',
      sizeBytes: content.length,
      createdBy: null,
      createdAt: now,
    })
    await db
      .updateTable('invoices')
      .set({ pdf_file_id: fileId })
      .where('administration_id', '=', key.administrationId)
      .where('id', '=', key.invoiceId)
      .where('pdf_file_id', 'is', null)
      .execute()
  })
  return { name: source.name, content }
}
