import { expect, test } from 'vitest'
import recorded from './recorded.json'
import screens from './screens.json'
import * as stories from './screens.stories.tsx'

test('every screen that is recorded has a story, and every story a recording', () => {
  const { default: _meta, ...named } = stories
  expect(Object.keys(named).toSorted()).toEqual(Object.keys(screens).toSorted())
  expect(Object.keys(recorded.paths)).toEqual(Object.keys(screens))
})

test('a document on a screen has its file, to be read as on a server', () => {
  const files = Object.keys(recorded.answers).filter((asked) => asked.includes('/files/'))
  expect(files.filter((asked) => asked.endsWith('/download')).length).toBeGreaterThan(0)
})
