import { beforeAll, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRangeField } from './date-range-field.tsx'

beforeAll(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true }))

test('for a finger both days can be read whole, however narrow its place would have it', async () => {
  await render(
    <div style={{ display: 'flex', width: 720 }}>
      <DateRangeField
        className="as-wide-as-a-report-has-it"
        label="Periode"
        value={{ from: '2026-08-28', to: '2026-08-30' }}
        onChange={() => undefined}
        today="2026-11-20"
      />
      <style>{'.as-wide-as-a-report-has-it { width: 272px }'}</style>
    </div>,
  )
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
  const inputs = [...document.querySelectorAll('input')]
  expect(inputs.map(({ value }) => value)).toEqual(['28-08-2026', '30-08-2026'])
  for (const { scrollWidth, clientWidth } of inputs) expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
