/** The parts of the server that benchmarks measure by themselves. */
export { migrate } from '../database/migrate.ts'
export { withTransaction } from '../database/transaction.ts'
export { createArticles } from '../demo/articles/create-articles.ts'
export { createDemoWorld } from '../demo/create-demo-world.ts'
export { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
export { createPdfRenderer, type InvoiceDocument, type PdfRenderer } from '../pdf/index.ts'
export { sampleInvoice, sampleLine } from '../pdf/testing.ts'
