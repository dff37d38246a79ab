import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { measuringSet, printedKinds, type Sample } from './index.ts'

test('the same documents are made in every run', () => {
  const [once, again] = [[...measuringSet(2)], [...measuringSet(2)]]
  expect(again.map(({ name, truth }) => ({ name, truth }))).toEqual(once.map(({ name, truth }) => ({ name, truth })))
  expect(again.map(({ pdf }) => Buffer.from(pdf).toString('base64'))).toEqual(
    once.map(({ pdf }) => Buffer.from(pdf).toString('base64')),
  )
})

test('all that the truth names is printed, at least as often', { timeout: 30_000 }, async () => {
  for (const sample of measuringSet(6)) {
    const text = await textOf(sample)
    for (const printed of printedKinds.flatMap((kind) => sample.truth.printed[kind])) {
      const same = printedKinds.flatMap((kind) => sample.truth.printed[kind]).filter((one) => one.text === printed.text)
      const times = text.split(printed.text.replaceAll(' ', '')).length - 1
      expect(times, `${sample.name}: ${printed.text}`).toBeGreaterThanOrEqual(same.length)
    }
    expect(text).toContain(sample.truth.invoiceNumber.replaceAll(' ', ''))
    expect(text).toContain(sample.truth.supplierName.replaceAll(' ', ''))
  }
})

test('the total is one of the printed amounts, and the supplier is not who receives the document', () => {
  for (const { name, truth, own } of measuringSet(6)) {
    const sign = truth.kind === 'credit_invoice' ? -1 : 1
    expect(truth.grossCents, `the total of ${name}`).toBeGreaterThan(0)
    expect(truth.printed.amount.map(({ value }) => value)).toContain(sign * truth.grossCents)
    expect(own.name).not.toBe(truth.supplierName)
  }
})

/** All text without spaces and line breaks. */
async function textOf({ pdf }: Sample): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await loading.destroy()
  return pages.join('').replace(/\s/g, '')
}
