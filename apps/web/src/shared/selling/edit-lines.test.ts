import { expect, test } from 'vitest'
import { emptyLine } from './draft.ts'
import { addLine, changeLine, moveLine, neighbourOf, removeLine } from './edit-lines.ts'

const line = (key: string) => ({ ...emptyLine('sale_high'), key })
const lines = ['a', 'b', 'c'].map(line)
const keys = (result: readonly { key: string }[]) => result.map(({ key }) => key).join('')

test('a new line comes after the one it was made from, else at the end', () => {
  expect(keys(addLine(lines, line('x'), 'a'))).toBe('axbc')
  expect(keys(addLine(lines, line('x')))).toBe('abcx')
})

test('a line moves one place and stays within the edges', () => {
  expect(keys(moveLine(lines, 'b', -1))).toBe('bac')
  expect(keys(moveLine(lines, 'b', 1))).toBe('acb')
  expect(moveLine(lines, 'a', -1)).toBe(lines)
  expect(moveLine(lines, 'c', 1)).toBe(lines)
  expect(moveLine(lines, 'x', 1)).toBe(lines)
})

test('there is always a line to type in', () => {
  expect(keys(removeLine(lines, 'b', line('x')))).toBe('ac')
  expect(keys(removeLine([line('a')], 'a', line('x')))).toBe('x')
})

test('a change touches its own line alone', () => {
  const changed = changeLine(lines, 'b', { description: 'Nieuw' })
  expect(changed.map(({ description }) => description)).toEqual(['', 'Nieuw', ''])
  expect(changed[0]).toBe(lines[0])
})

test('after a removal the focus goes to the next line, else to the one before', () => {
  expect(neighbourOf(lines, 'a')).toBe('b')
  expect(neighbourOf(lines, 'c')).toBe('b')
  expect(neighbourOf([line('a')], 'a')).toBe(undefined)
})
