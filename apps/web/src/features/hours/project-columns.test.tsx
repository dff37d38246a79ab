import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { projectColumns } from './project-columns.tsx'

test('the total of hours says that it is hours, as the rows of cards above it do', () => {
  const seconds = projectColumns(false, { seconds: 5_400, unbilledCents: null }).find(({ id }) => id === 'seconds')
  expect(renderToStaticMarkup(seconds?.total).replaceAll(/<[^>]*>/g, '')).toBe('1:30 uur')
})
