import { expect, test } from 'vitest'
import './fonts.css.ts'

const facesFor = async (text: string) => (await document.fonts.load("16px 'Inter Variable'", text)).length

test.each([
  ['Dutch and German', 'Zoë bestelt Käse voor € 12'],
  ['Polish', 'Łódź'],
  ['Turkish', 'Beşiktaş'],
  ['Romanian', 'Brașov'],
])('has the signs of %s', async (_language, text) => {
  const missing: string[] = []
  for (const sign of text) if ((await facesFor(sign)) === 0) missing.push(sign)
  expect(missing).toEqual([])
})

test('a page without such signs fetches one file', async () => {
  expect(await facesFor('Zoë bestelt Käse voor € 12')).toBe(1)
})
