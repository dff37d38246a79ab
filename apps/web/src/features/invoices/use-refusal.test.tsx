// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aDraft } from '../../testing/a-draft.ts'
import { emptyLine, type Draft } from '../../shared/selling/draft.ts'
import { INCOMPLETE, NO_CONTACT, NO_LINES } from './refusal.ts'
import type { DraftState } from './use-draft.ts'
import { REFUSAL_ID, useRefusal } from './use-refusal.ts'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const blank = aDraft()
const withContact = aDraft({ contactId: 3 })
const complete = aDraft({ contactId: 3, lines: [{ ...emptyLine('sale_high'), description: 'Werk' }] })

/** What is in the way of a draft that was refused while it was `blank`. */
function refusedWhile(fields: Record<string, string>) {
  const state = (draft: Draft) => ({ draft, problems: {} }) as DraftState
  const { result, rerender } = renderHook(({ draft }) => useRefusal(state(draft)), { initialProps: { draft: blank } })
  act(() => result.current.refuse({ fields, message: INCOMPLETE }))
  return { state: () => result.current, becomes: (draft: Draft) => rerender({ draft }) }
}

test('what is missing stands at its field until it is there, and the refusal goes with the last of it', () => {
  const { state, becomes } = refusedWhile({ contactId: NO_CONTACT, lines: NO_LINES })
  expect(state().problems).toEqual({ contactId: NO_CONTACT, 'lines.0.description': NO_LINES })
  becomes(withContact)
  expect(state().problems).toEqual({ 'lines.0.description': NO_LINES })
  becomes(complete)
  expect(state()).toMatchObject({ refusal: null, problems: {} })
})

test('a refusal without fields stays until it is cleared', () => {
  const { state, becomes } = refusedWhile({})
  becomes(complete)
  expect(state().refusal?.message).toBe(INCOMPLETE)
  act(() => state().clear())
  expect(state().refusal).toBeNull()
})

test('one is led to the first field that is wrong, or else to what the notice offers', () => {
  document.body.innerHTML = `<div id="${REFUSAL_ID}"><a href="/settings">Aanvullen</a></div>
    <main id="content"><input aria-invalid="true" name="contact"></main>`
  refusedWhile({ contactId: NO_CONTACT })
  expect(document.activeElement).toHaveProperty('name', 'contact')
  document.querySelector('main')?.remove()
  refusedWhile({ 'company.iban': 'Vul je IBAN in' })
  expect(document.activeElement?.textContent).toBe('Aanvullen')
})
