import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastProblems, contrastRatio } from './contrast-problems.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

describe('the token table', () => {
  test.each(Object.entries({ light, dark, contrast }))(
    'holds text at 4.5:1 and controls and focus at 3:1 on every ground in the %s theme',
    (_name, theme) => expect(contrastProblems(theme)).toEqual([]),
  )

  test('draws an edge of 3:1 around every soft ground of the high-contrast theme', () => {
    const { edge, paper, sunken, accentSoft, successSoft, warningSoft, dangerSoft, infoSoft } = contrast.color
    for (const ground of [paper, sunken, accentSoft, successSoft, warningSoft, dangerSoft, infoSoft])
      expect(contrastRatio(edge, ground)).toBeGreaterThan(3)
  })

  test('holds body text of the high-contrast theme at 7:1', () => {
    const { text, muted, paper, sunken } = contrast.color
    for (const foreground of [text, muted]) {
      for (const ground of [paper, sunken]) expect(contrastRatio(foreground, ground)).toBeGreaterThan(7)
    }
  })

  test('names the pair that fails, so that another team can mend its theme', () => {
    const pale = { ...light, color: { ...light.color, muted: 'oklch(0.8 0 0)' } }
    expect(contrastProblems(pale)[0]).toMatch(/^muted on paper is 1\.\d\d, not 4\.5$/)
  })
})

test('the contrast ratio of black and white is 21', () => {
  expect(contrastRatio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 3)
})

test('a colour written in hexadecimals has the ratio WCAG gives it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 6)
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastRatio('#ff0000', 'oklch(1 0 0)')).toBeCloseTo(4, 2)
})
