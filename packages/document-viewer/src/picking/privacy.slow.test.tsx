import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, findTextLayer } from '../testing/show.tsx'
import { showInvoice } from './picking.test-support.tsx'

/** Everything on the page, in text and attributes, that somebody who looks along gets to see. */
function seenByOthers(): string {
  const elements = [...document.querySelectorAll('body, body *')].filter(
    (element) => !element.closest('[data-privacy]') && !['SCRIPT', 'STYLE'].includes(element.tagName),
  )
  const texts = elements.flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3))
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ value }) => value))
  return [...texts.map(({ nodeValue }) => nodeValue), ...attributes].join('\n')
}

const ofTheFile = /115,56|20,06|Totaal|NL\d\d|95,50/

test('nothing that stands in a file is for who looks along: its text, its values, their tooltips and choices', async () => {
  await showInvoice(['AMOUNT'], { marked: [] })
  const total = button('Bedrag € 115,56 overnemen')
  await expect.element(total).toBeVisible()
  await expect.poll(() => findTextLayer(1)?.textContent).toMatch(ofTheFile)
  expect(seenByOthers()).not.toMatch(ofTheFile)

  await total.hover()
  await expect.poll(() => document.querySelector('[role="tooltip"]:popover-open')?.textContent).toMatch(ofTheFile)
  expect(seenByOthers()).not.toMatch(ofTheFile)

  // By keys: what is in the box is said, and then offered.
  await button('Vak tekenen').click()
  await userEvent.keyboard('{Shift>}{ArrowRight>40/}{ArrowDown>40/}{/Shift}')
  await expect
    .poll(() => [...document.querySelectorAll('[role="status"]')].map((said) => said.textContent).join())
    .toMatch(ofTheFile)
  expect(seenByOthers()).not.toMatch(ofTheFile)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
  await expect.poll(() => page.getByRole('dialog').element().textContent).toMatch(ofTheFile)
  expect(seenByOthers()).not.toMatch(ofTheFile)
})
