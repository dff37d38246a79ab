import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { insertFile } from '../../files/insert-file.ts'
import { defineJob } from '../../kernel/job.ts'
import { drawPdf, paperName, type PdfSource } from '../invoices/invoice-pdf.ts'
import { fileOf, logoOf } from '../invoices/logo.ts'
import { estimateSnapshot } from './estimate-snapshot.ts'
import { loadEstimate, type EstimateKey, type EstimateRow } from './load-estimate.ts'

/** What the PDF of an estimate is made of: as accepted, as sent, or of a concept as it is now. */
export async function estimatePdfSource(db: Db, row: EstimateRow): Promise<PdfSource> {
  const isSent = row.sent_at !== null
  const snapshot = (isSent ? row.snapshot : null) ?? (await estimateSnapshot(db, row, null))
  const kept = await fileOf(db, row.administration_id, row.pdf_file_id)
  return {
    name: paperName(isSent ? { ...snapshot, number: row.number } : { ...snapshot, number: null }),
    snapshot,
    isFinal: isSent,
    keptSha256: kept?.sha256 ?? null,
    logo: await logoOf(db, row.administration_id, snapshot),
  }
}

/** Keeps the PDF of an estimate as it was accepted, for ever. Harmless to repeat: the first file that is kept stays. */
export const keepEstimatePdfJob = defineJob<EstimateKey>({
  name: 'estimates.keep-pdf',
  async run({ services, now }, key) {
    const { administrationId, estimateId } = key
    const scope = { kind: 'administration', administrationId } as const
    const source = await withRead(services.pool, scope, async (db) =>
      estimatePdfSource(db, await loadEstimate(db, key)),
    )
    if (source.keptSha256 !== null) return
    const content = await drawPdf(services, administrationId, source)
    const sha256 = await services.files.put(administrationId, content)
    await withTransaction(services.pool, scope, async (db) => {
      const fileId = await insertFile(db, {
        administrationId,
        sha256,
        name: source.name,
        mimeType: 'application/pdf',
        sizeBytes: content.length,
        createdBy: null,
        createdAt: now,
      })
      await db
        .updateTable('estimates')
        .set({ pdf_file_id: fileId })
        .where('administration_id', '=', administrationId)
        .where('id', '=', estimateId)
        .where('pdf_file_id', 'is', null)
        .execute()
    })
  },
})
