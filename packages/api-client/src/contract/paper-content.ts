import * as v from 'valibot'
import { language, paperLayout } from './wire.ts'

const sum = v.object({ label: v.string(), amount: v.string() })

/** What stands on the paper of a final invoice, as texts in its own language: who shows it reckons and writes nothing. */
export const paperContent = v.object({
  language,
  layout: paperLayout,
  title: v.string(),
  /** `#rrggbb` */
  accentColour: v.string(),
  /** The picture itself, as a `data:` address, which takes the place of the name. */
  logo: v.nullable(v.string()),
  seller: v.object({ name: v.string(), lines: v.array(v.string()) }),
  buyerLines: v.array(v.string()),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  /** The heads of its columns, and what its pictures are. */
  labels: v.object({
    description: v.string(),
    quantity: v.string(),
    price: v.string(),
    vat: v.string(),
    amount: v.string(),
    logo: v.string(),
    code: v.string(),
    scan: v.string(),
  }),
  lines: v.array(
    v.object({
      key: v.string(),
      title: v.string(),
      details: v.array(v.string()),
      quantity: v.string(),
      unitPrice: v.string(),
      vat: v.string(),
      amount: v.string(),
    }),
  ),
  sums: v.array(sum),
  due: sum,
  remarks: v.array(v.string()),
  paymentText: v.nullable(v.string()),
  /** What the QR code for payment carries. */
  paymentCode: v.nullable(v.string()),
  footer: v.string(),
})
