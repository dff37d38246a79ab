import { beforeAll, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from '../text-field/search-field.tsx'
import { ListToolbar } from './list-toolbar.tsx'

beforeAll(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true }))

test('the browser says that it is touched, or nothing below would be seen', () => {
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
})

test('to a finger every tool is as high as the field it searches in', async () => {
  await page.viewport(390, 800)
  const screen = await render(
    <ListToolbar
      label="Welke facturen"
      search={<SearchField label="Zoek" value="" onSearch={() => undefined} />}
      filters={{ count: 2, onClear: () => undefined, children: <input aria-label="Relatie" /> }}
      exports={[{ label: 'CSV downloaden', onSelect: () => undefined }]}
    />,
  )
  const heights = () =>
    screen
      .getByRole('button')
      .all()
      .map((tool) => tool.element().getBoundingClientRect().height)
  await expect.poll(heights).toEqual([44, 44])
})
