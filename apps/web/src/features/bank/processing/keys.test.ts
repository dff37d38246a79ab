import { expect, test } from 'vitest'
import { commandOf, type Press } from './keys.ts'

const press = (key: string, more: Partial<Press> = {}) =>
  commandOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    focus: 'page',
    ...more,
  })

test.each([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Enter', 'agree'],
  ['s', 'split'],
  ['S', 'split'],
  ['r', 'rule'],
  ['/', 'search'],
  ['x', null],
])('%s means %s when nothing else has the key', (key, command) => {
  expect(press(key)).toBe(command)
})

test('Ctrl+Z and Cmd+Z take back; with Shift, or with another letter, they do not', () => {
  expect(press('z', { ctrlKey: true })).toBe('undo')
  expect(press('z', { metaKey: true })).toBe('undo')
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBeNull()
  expect(press('s', { ctrlKey: true })).toBeNull()
  expect(press('r', { metaKey: true })).toBeNull()
})

test('nothing is taken from a field one types in', () => {
  for (const key of ['s', 'r', '/', 'Enter', 'ArrowDown']) expect(press(key, { focus: 'text' })).toBeNull()
  expect(press('z', { ctrlKey: true, focus: 'text' })).toBeNull()
})

test('a button keeps its Enter and a choice its arrows, while letters still work', () => {
  expect(press('Enter', { focus: 'control' })).toBeNull()
  expect(press('ArrowDown', { focus: 'control' })).toBeNull()
  expect(press('s', { focus: 'control' })).toBe('split')
})

test('a key that is held down books and undoes once, and still moves through the lines', () => {
  expect(press('Enter', { repeat: true })).toBeNull()
  expect(press('z', { ctrlKey: true, repeat: true })).toBeNull()
  expect(press('ArrowDown', { repeat: true })).toBe('next')
})
