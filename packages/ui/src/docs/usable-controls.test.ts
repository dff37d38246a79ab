import type { ArgTypes } from '@storybook/react-vite'
import { createElement, createRef } from 'react'
import { expect, test } from 'vitest'
import { usableControls } from './usable-controls.ts'

function control(value: unknown, summary: string) {
  const argTypes: ArgTypes = { prop: { table: { type: { summary } } } }
  return usableControls(argTypes, { prop: value })['prop']?.control
}

test.each([
  ['an element', createElement('p'), 'ReactNode'],
  ['a list with an element in it', [{ label: createElement('p') }], 'unknown'],
  ['a component', () => null, 'LucideIcon'],
  ['a component in a list', [{ icon: () => null }], 'unknown'],
  ['a set', new Set(['a']), 'ReadonlySet'],
  ['a reference', createRef(), 'RefObject'],
  ['an icon that is not given', undefined, 'LucideIcon'],
  ['a reference that is not given', undefined, 'Ref'],
])('%s has no control', (_name, value, summary) => {
  expect(control(value, summary)).toEqual({ disable: true })
})

test('what is shown is typed as text, given or not', () => {
  expect(control('Naam', 'ReactNode')).toEqual({ type: 'text' })
  expect(control(undefined, 'ReactNode')).toEqual({ type: 'text' })
})

test('data keeps the control it would have', () => {
  expect(control([{ value: 'a', label: 'A' }], 'unknown')).toBeUndefined()
  expect(control(true, 'boolean')).toBeUndefined()
})
