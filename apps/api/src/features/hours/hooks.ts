import type { FeatureHooks } from '../../kernel/hooks.ts'
import { hoursSpecification, specificationName } from './specification.ts'

/** Who gets a bill for hours gets their specification with it. */
export const hoursHooks = {
  invoiceIsMailed: async (db, { attach, ...invoice }) => {
    const specification = await hoursSpecification(db, invoice)
    if (specification.rows.length === 0) return
    attach({
      name: specificationName(specification),
      mimeType: 'application/pdf',
      draw: (pdf) => pdf.renderHours(specification),
    })
  },
} satisfies FeatureHooks
