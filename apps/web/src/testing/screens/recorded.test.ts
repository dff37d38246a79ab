import { expect, test } from 'vitest'
import recorded from './recorded.json'
import screens from './screens.json'
import * as stories from './screens.stories.tsx'

test('every screen that is recorded has a story, and every story a recording', () => {
  const { default: _meta, ...named } = stories
  expect(Object.keys(named).toSorted()).toEqual(Object.keys(screens).toSorted())
  expect(Object.keys(recorded.paths)).toEqual(Object.keys(screens))
})
